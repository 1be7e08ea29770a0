BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE "analyses" (
	id VARCHAR(16) NOT NULL, 
	"match" VARCHAR(16) NOT NULL, 
	user VARCHAR(16) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	status VARCHAR(40) NOT NULL, 
	process VARCHAR(16), 
	result JSON, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	ply INTEGER, 
	seconds FLOAT DEFAULT (0.5) NOT NULL, 
	progress FLOAT DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_analyses PRIMARY KEY (id), 
	CONSTRAINT fk_analyses_user FOREIGN KEY(user) REFERENCES users (id), 
	CONSTRAINT fk_analyses_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE answers (
	"match" VARCHAR(16) NOT NULL, 
	user VARCHAR(16) NOT NULL, 
	action VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	answer TEXT NOT NULL, 
	CONSTRAINT pk_answers PRIMARY KEY ("match", user, action), 
	CONSTRAINT fk_answers_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i0',2,'{"type":"done","id":"i0","version":2,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i2',4,'{"type":"done","id":"i2","version":4,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i4',6,'{"type":"done","id":"i4","version":6,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i6',8,'{"type":"done","id":"i6","version":8,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i8',10,'{"type":"done","id":"i8","version":10,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i10',12,'{"type":"done","id":"i10","version":12,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i12',14,'{"type":"done","id":"i12","version":14,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i14',16,'{"type":"done","id":"i14","version":16,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i16',18,'{"type":"done","id":"i16","version":18,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i18',20,'{"type":"done","id":"i18","version":20,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i20',22,'{"type":"done","id":"i20","version":22,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i22',24,'{"type":"done","id":"i22","version":24,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i24',26,'{"type":"done","id":"i24","version":26,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i26',28,'{"type":"done","id":"i26","version":28,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i28',30,'{"type":"done","id":"i28","version":30,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i30',33,'{"type":"done","id":"i30","version":33,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i32',35,'{"type":"done","id":"i32","version":35,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i34',37,'{"type":"done","id":"i34","version":37,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i36',39,'{"type":"done","id":"i36","version":39,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i38',41,'{"type":"done","id":"i38","version":41,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i40',43,'{"type":"done","id":"i40","version":43,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i42',45,'{"type":"done","id":"i42","version":45,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i44',47,'{"type":"done","id":"i44","version":47,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i46',49,'{"type":"done","id":"i46","version":49,"match":null}');
INSERT INTO "answers" VALUES('r7a688jhfr85','69dw7w9x3pjg','i48',51,'{"type":"done","id":"i48","version":51,"match":null}');
INSERT INTO "answers" VALUES('zzakktzm7vvy','69dw7w9x3pjg','i50',2,'{"type":"done","id":"i50","version":2,"match":null}');
INSERT INTO "answers" VALUES('zzakktzm7vvy','69dw7w9x3pjg','i52',3,'{"type":"done","id":"i52","version":3,"match":null}');
INSERT INTO "answers" VALUES('zzakktzm7vvy','69dw7w9x3pjg','i54',4,'{"type":"done","id":"i54","version":4,"match":null}');
INSERT INTO "answers" VALUES('zzakktzm7vvy','69dw7w9x3pjg','i56',5,'{"type":"done","id":"i56","version":5,"match":null}');
INSERT INTO "answers" VALUES('zzakktzm7vvy','69dw7w9x3pjg','i58',6,'{"type":"done","id":"i58","version":6,"match":null}');
INSERT INTO "answers" VALUES('zzakktzm7vvy','69dw7w9x3pjg','i60',7,'{"type":"done","id":"i60","version":7,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i62',2,'{"type":"done","id":"i62","version":2,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i64',4,'{"type":"done","id":"i64","version":4,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i66',6,'{"type":"done","id":"i66","version":6,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i68',8,'{"type":"done","id":"i68","version":8,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i70',10,'{"type":"done","id":"i70","version":10,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i72',12,'{"type":"done","id":"i72","version":12,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i74',14,'{"type":"done","id":"i74","version":14,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i76',16,'{"type":"done","id":"i76","version":16,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i78',18,'{"type":"done","id":"i78","version":18,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i80',22,'{"type":"done","id":"i80","version":22,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i82',24,'{"type":"done","id":"i82","version":24,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i84',26,'{"type":"done","id":"i84","version":26,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i86',28,'{"type":"done","id":"i86","version":28,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i88',30,'{"type":"done","id":"i88","version":30,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i90',33,'{"type":"done","id":"i90","version":33,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i92',35,'{"type":"done","id":"i92","version":35,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i94',37,'{"type":"done","id":"i94","version":37,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i96',39,'{"type":"done","id":"i96","version":39,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i98',42,'{"type":"done","id":"i98","version":42,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i100',43,'{"type":"done","id":"i100","version":43,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i102',45,'{"type":"done","id":"i102","version":45,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i104',47,'{"type":"done","id":"i104","version":47,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i106',49,'{"type":"done","id":"i106","version":49,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i108',51,'{"type":"done","id":"i108","version":51,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i110',53,'{"type":"done","id":"i110","version":53,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i112',54,'{"type":"done","id":"i112","version":54,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i114',57,'{"type":"done","id":"i114","version":57,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i116',58,'{"type":"done","id":"i116","version":58,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i118',60,'{"type":"done","id":"i118","version":60,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i120',62,'{"type":"done","id":"i120","version":62,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i122',63,'{"type":"done","id":"i122","version":63,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i124',64,'{"type":"done","id":"i124","version":64,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i126',65,'{"type":"done","id":"i126","version":65,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i128',71,'{"type":"done","id":"i128","version":71,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i130',73,'{"type":"done","id":"i130","version":73,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i132',75,'{"type":"done","id":"i132","version":75,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i134',77,'{"type":"done","id":"i134","version":77,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i136',79,'{"type":"done","id":"i136","version":79,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i138',82,'{"type":"done","id":"i138","version":82,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i140',83,'{"type":"done","id":"i140","version":83,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i142',84,'{"type":"done","id":"i142","version":84,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i144',88,'{"type":"done","id":"i144","version":88,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i146',90,'{"type":"done","id":"i146","version":90,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i148',92,'{"type":"done","id":"i148","version":92,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i150',93,'{"type":"done","id":"i150","version":93,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i152',94,'{"type":"done","id":"i152","version":94,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i154',100,'{"type":"done","id":"i154","version":100,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i156',102,'{"type":"done","id":"i156","version":102,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i158',104,'{"type":"done","id":"i158","version":104,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i160',106,'{"type":"done","id":"i160","version":106,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i162',108,'{"type":"done","id":"i162","version":108,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i164',112,'{"type":"done","id":"i164","version":112,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i166',116,'{"type":"done","id":"i166","version":116,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i168',119,'{"type":"done","id":"i168","version":119,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i170',120,'{"type":"done","id":"i170","version":120,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i172',121,'{"type":"done","id":"i172","version":121,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i174',122,'{"type":"done","id":"i174","version":122,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i176',128,'{"type":"done","id":"i176","version":128,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i178',130,'{"type":"done","id":"i178","version":130,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i180',132,'{"type":"done","id":"i180","version":132,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i182',134,'{"type":"done","id":"i182","version":134,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i184',136,'{"type":"done","id":"i184","version":136,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i186',138,'{"type":"done","id":"i186","version":138,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i188',142,'{"type":"done","id":"i188","version":142,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i190',144,'{"type":"done","id":"i190","version":144,"match":null}');
INSERT INTO "answers" VALUES('nytmtrv9w3c3','69dw7w9x3pjg','i192',146,'{"type":"done","id":"i192","version":146,"match":null}');
INSERT INTO "answers" VALUES('eg4k32646fr2','69dw7w9x3pjg','i194',2,'{"type":"done","id":"i194","version":2,"match":null}');
INSERT INTO "answers" VALUES('eg4k32646fr2','69dw7w9x3pjg','i196',3,'{"type":"done","id":"i196","version":3,"match":null}');
INSERT INTO "answers" VALUES('eg4k32646fr2','69dw7w9x3pjg','i198',4,'{"type":"done","id":"i198","version":4,"match":null}');
INSERT INTO "answers" VALUES('eg4k32646fr2','69dw7w9x3pjg','i200',5,'{"type":"done","id":"i200","version":5,"match":null}');
INSERT INTO "answers" VALUES('eg4k32646fr2','69dw7w9x3pjg','i202',6,'{"type":"done","id":"i202","version":6,"match":null}');
INSERT INTO "answers" VALUES('eg4k32646fr2','69dw7w9x3pjg','i204',7,'{"type":"done","id":"i204","version":7,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i206',2,'{"type":"done","id":"i206","version":2,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i208',4,'{"type":"done","id":"i208","version":4,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i210',7,'{"type":"done","id":"i210","version":7,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i212',8,'{"type":"done","id":"i212","version":8,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i214',10,'{"type":"done","id":"i214","version":10,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i216',12,'{"type":"done","id":"i216","version":12,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i218',14,'{"type":"done","id":"i218","version":14,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i220',16,'{"type":"done","id":"i220","version":16,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i222',21,'{"type":"done","id":"i222","version":21,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i224',23,'{"type":"done","id":"i224","version":23,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i226',25,'{"type":"done","id":"i226","version":25,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i228',29,'{"type":"done","id":"i228","version":29,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i230',31,'{"type":"done","id":"i230","version":31,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i232',33,'{"type":"done","id":"i232","version":33,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i234',34,'{"type":"done","id":"i234","version":34,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i236',35,'{"type":"done","id":"i236","version":35,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i238',36,'{"type":"done","id":"i238","version":36,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i240',43,'{"type":"done","id":"i240","version":43,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i242',45,'{"type":"done","id":"i242","version":45,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i244',48,'{"type":"done","id":"i244","version":48,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i246',50,'{"type":"done","id":"i246","version":50,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i248',52,'{"type":"done","id":"i248","version":52,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i250',55,'{"type":"done","id":"i250","version":55,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i252',58,'{"type":"done","id":"i252","version":58,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i254',62,'{"type":"done","id":"i254","version":62,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i256',67,'{"type":"done","id":"i256","version":67,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i258',69,'{"type":"done","id":"i258","version":69,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i260',71,'{"type":"done","id":"i260","version":71,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i262',73,'{"type":"done","id":"i262","version":73,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i264',75,'{"type":"done","id":"i264","version":75,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i266',78,'{"type":"done","id":"i266","version":78,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i268',80,'{"type":"done","id":"i268","version":80,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i270',81,'{"type":"done","id":"i270","version":81,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i272',82,'{"type":"done","id":"i272","version":82,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i274',83,'{"type":"done","id":"i274","version":83,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i276',84,'{"type":"done","id":"i276","version":84,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i278',86,'{"type":"done","id":"i278","version":86,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i280',88,'{"type":"done","id":"i280","version":88,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i282',90,'{"type":"done","id":"i282","version":90,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i284',92,'{"type":"done","id":"i284","version":92,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i286',94,'{"type":"done","id":"i286","version":94,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i288',96,'{"type":"done","id":"i288","version":96,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i290',97,'{"type":"done","id":"i290","version":97,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i292',99,'{"type":"done","id":"i292","version":99,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i294',101,'{"type":"done","id":"i294","version":101,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i296',103,'{"type":"done","id":"i296","version":103,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i298',106,'{"type":"done","id":"i298","version":106,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i300',109,'{"type":"done","id":"i300","version":109,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i302',110,'{"type":"done","id":"i302","version":110,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i304',112,'{"type":"done","id":"i304","version":112,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i306',114,'{"type":"done","id":"i306","version":114,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i308',117,'{"type":"done","id":"i308","version":117,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i310',118,'{"type":"done","id":"i310","version":118,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i312',119,'{"type":"done","id":"i312","version":119,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i314',120,'{"type":"done","id":"i314","version":120,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i316',121,'{"type":"done","id":"i316","version":121,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i318',122,'{"type":"done","id":"i318","version":122,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i320',123,'{"type":"done","id":"i320","version":123,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i322',124,'{"type":"done","id":"i322","version":124,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i324',127,'{"type":"done","id":"i324","version":127,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i326',129,'{"type":"done","id":"i326","version":129,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i328',131,'{"type":"done","id":"i328","version":131,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i330',133,'{"type":"done","id":"i330","version":133,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i332',135,'{"type":"done","id":"i332","version":135,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i334',136,'{"type":"done","id":"i334","version":136,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i336',138,'{"type":"done","id":"i336","version":138,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i338',139,'{"type":"done","id":"i338","version":139,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i340',141,'{"type":"done","id":"i340","version":141,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i342',143,'{"type":"done","id":"i342","version":143,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i344',144,'{"type":"done","id":"i344","version":144,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i346',146,'{"type":"done","id":"i346","version":146,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i348',148,'{"type":"done","id":"i348","version":148,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i350',150,'{"type":"done","id":"i350","version":150,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i352',151,'{"type":"done","id":"i352","version":151,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i354',153,'{"type":"done","id":"i354","version":153,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i356',155,'{"type":"done","id":"i356","version":155,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i358',158,'{"type":"done","id":"i358","version":158,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i360',160,'{"type":"done","id":"i360","version":160,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i362',162,'{"type":"done","id":"i362","version":162,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i364',165,'{"type":"done","id":"i364","version":165,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i366',166,'{"type":"done","id":"i366","version":166,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i368',167,'{"type":"done","id":"i368","version":167,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i370',168,'{"type":"done","id":"i370","version":168,"match":null}');
INSERT INTO "answers" VALUES('adrgezm7xjh7','69dw7w9x3pjg','i372',169,'{"type":"done","id":"i372","version":169,"match":null}');
INSERT INTO "answers" VALUES('7gec2p7sftr4','69dw7w9x3pjg','i374',2,'{"type":"done","id":"i374","version":2,"match":null}');
INSERT INTO "answers" VALUES('7gec2p7sftr4','69dw7w9x3pjg','i376',3,'{"type":"done","id":"i376","version":3,"match":null}');
INSERT INTO "answers" VALUES('7gec2p7sftr4','69dw7w9x3pjg','i378',4,'{"type":"done","id":"i378","version":4,"match":null}');
INSERT INTO "answers" VALUES('7gec2p7sftr4','69dw7w9x3pjg','i380',5,'{"type":"done","id":"i380","version":5,"match":null}');
INSERT INTO "answers" VALUES('7gec2p7sftr4','69dw7w9x3pjg','i382',6,'{"type":"done","id":"i382","version":6,"match":null}');
INSERT INTO "answers" VALUES('7gec2p7sftr4','69dw7w9x3pjg','i384',7,'{"type":"done","id":"i384","version":7,"match":null}');
CREATE TABLE bans (
	network VARCHAR(43) NOT NULL, 
	reason TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_bans PRIMARY KEY (network)
);
CREATE TABLE mail_tokens (
	token VARCHAR(64) NOT NULL, 
	user VARCHAR(16) NOT NULL, 
	purpose VARCHAR(40) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_mail_tokens PRIMARY KEY (token), 
	CONSTRAINT fk_mail_tokens_user FOREIGN KEY(user) REFERENCES users (id)
);
CREATE TABLE "matches" (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	side VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	rules INTEGER NOT NULL, 
	host VARCHAR(16) NOT NULL, 
	invite VARCHAR(24) NOT NULL, 
	public BOOLEAN NOT NULL, 
	casual BOOLEAN NOT NULL, 
	clock JSON NOT NULL, 
	rematch_of VARCHAR(16), 
	created BIGINT NOT NULL, 
	status VARCHAR(40) NOT NULL, 
	start INTEGER, 
	version INTEGER NOT NULL, 
	plies INTEGER NOT NULL, 
	times JSON NOT NULL, 
	result JSON, 
	rematch VARCHAR(16), 
	wake BOOLEAN NOT NULL, 
	changed BIGINT NOT NULL, 
	process VARCHAR(16), 
	fence INTEGER NOT NULL, 
	free_chat BOOLEAN DEFAULT 0 NOT NULL, 
	branch_of VARCHAR(16), 
	branch_ply INTEGER, position TEXT, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_host FOREIGN KEY(host) REFERENCES users (id)
);
INSERT INTO "matches" VALUES('r7a688jhfr85','azul','coloured',2,1,'69dw7w9x3pjg','utu56nyvnmmcu2ue',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795119644685,'over',0,51,55,'[]','{"reason": "played", "scores": [0, 62], "ranking": [2, 1]}',NULL,0,1795119646018,NULL,1,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('zzakktzm7vvy','azul','coloured',2,1,'69dw7w9x3pjg','fvq8y9tychhfvw2f',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795119646046,'playing',0,7,7,'[]',NULL,NULL,0,1795119646169,NULL,1,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('nytmtrv9w3c3','pavilion','coloured',2,1,'69dw7w9x3pjg','hgkn8u3qj9d4psez',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795119646269,'over',0,146,161,'[]','{"reason": "played", "scores": [39, 82], "ranking": [2, 1]}',NULL,0,1795119648002,NULL,1,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('eg4k32646fr2','pavilion','coloured',2,1,'69dw7w9x3pjg','8t3aggksskuzjh4y',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795119648029,'playing',0,7,8,'[]',NULL,NULL,0,1795119648142,NULL,1,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('adrgezm7xjh7','garden','front',2,1,'69dw7w9x3pjg','nkss4nhaekczg6xa',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795119648185,'over',0,169,208,'[]','{"reason": "played", "scores": [12, 80], "ranking": [2, 1]}',NULL,0,1795119652285,NULL,1,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('7gec2p7sftr4','garden','front',2,1,'69dw7w9x3pjg','gexsdezwt4kz6zg2',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795119652318,'playing',0,7,10,'[]',NULL,NULL,0,1795119652509,NULL,1,0,NULL,NULL,NULL);
CREATE TABLE plies (
	"match" VARCHAR(16) NOT NULL, 
	ply INTEGER NOT NULL, 
	actor INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_plies PRIMARY KEY ("match", ply), 
	CONSTRAINT fk_plies_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "plies" VALUES('r7a688jhfr85',0,-1,'BBWK/RWRY/RWKB/RKKB/RRYR',1,1795119644695);
INSERT INTO "plies" VALUES('r7a688jhfr85',1,0,'3R4',2,1795119644730);
INSERT INTO "plies" VALUES('r7a688jhfr85',2,1,'2W1',3,1795119645643);
INSERT INTO "plies" VALUES('r7a688jhfr85',3,0,'1K5',4,1795119645655);
INSERT INTO "plies" VALUES('r7a688jhfr85',4,1,'4K2',5,1795119645666);
INSERT INTO "plies" VALUES('r7a688jhfr85',5,0,'CK3',6,1795119645668);
INSERT INTO "plies" VALUES('r7a688jhfr85',6,1,'5R3',7,1795119645674);
INSERT INTO "plies" VALUES('r7a688jhfr85',7,0,'CR1',8,1795119645677);
INSERT INTO "plies" VALUES('r7a688jhfr85',8,1,'CB4',9,1795119645682);
INSERT INTO "plies" VALUES('r7a688jhfr85',9,0,'CW2',10,1795119645683);
INSERT INTO "plies" VALUES('r7a688jhfr85',10,1,'CY5',11,1795119645686);
INSERT INTO "plies" VALUES('r7a688jhfr85',11,-1,'BKWY/YWBW/BBYW/WBWK/BBYR',11,1795119645686);
INSERT INTO "plies" VALUES('r7a688jhfr85',12,0,'3Y1',12,1795119645687);
INSERT INTO "plies" VALUES('r7a688jhfr85',13,1,'1K1',13,1795119645691);
INSERT INTO "plies" VALUES('r7a688jhfr85',14,0,'4K2',14,1795119645693);
INSERT INTO "plies" VALUES('r7a688jhfr85',15,1,'CW4',15,1795119645696);
INSERT INTO "plies" VALUES('r7a688jhfr85',16,0,'2WF',16,1795119645697);
INSERT INTO "plies" VALUES('r7a688jhfr85',17,1,'5B2',17,1795119645700);
INSERT INTO "plies" VALUES('r7a688jhfr85',18,0,'CR4',18,1795119645701);
INSERT INTO "plies" VALUES('r7a688jhfr85',19,1,'CY3',19,1795119645703);
INSERT INTO "plies" VALUES('r7a688jhfr85',20,0,'CBF',20,1795119645704);
INSERT INTO "plies" VALUES('r7a688jhfr85',21,-1,'WWBK/KBRW/YBBR/YWYY/YKWK',20,1795119645704);
INSERT INTO "plies" VALUES('r7a688jhfr85',22,1,'2R1',21,1795119645708);
INSERT INTO "plies" VALUES('r7a688jhfr85',23,0,'1WF',22,1795119645709);
INSERT INTO "plies" VALUES('r7a688jhfr85',24,1,'4Y2',23,1795119645712);
INSERT INTO "plies" VALUES('r7a688jhfr85',25,0,'3YF',24,1795119645713);
INSERT INTO "plies" VALUES('r7a688jhfr85',26,1,'CB3',25,1795119645716);
INSERT INTO "plies" VALUES('r7a688jhfr85',27,0,'CWF',26,1795119645726);
INSERT INTO "plies" VALUES('r7a688jhfr85',28,1,'5K4',27,1795119645735);
INSERT INTO "plies" VALUES('r7a688jhfr85',29,0,'CK3',28,1795119645750);
INSERT INTO "plies" VALUES('r7a688jhfr85',30,1,'CY5',29,1795119645758);
INSERT INTO "plies" VALUES('r7a688jhfr85',31,0,'CW1',30,1795119645766);
INSERT INTO "plies" VALUES('r7a688jhfr85',32,1,'CRF',31,1795119645782);
INSERT INTO "plies" VALUES('r7a688jhfr85',33,-1,'KWRK/YWRK/RRKR/BYBW/WKRR',31,1795119645782);
INSERT INTO "plies" VALUES('r7a688jhfr85',34,1,'5R2',32,1795119645797);
INSERT INTO "plies" VALUES('r7a688jhfr85',35,0,'2K1',33,1795119645806);
INSERT INTO "plies" VALUES('r7a688jhfr85',36,1,'4Y1',34,1795119645821);
INSERT INTO "plies" VALUES('r7a688jhfr85',37,0,'1R4',35,1795119645830);
INSERT INTO "plies" VALUES('r7a688jhfr85',38,1,'CW3',36,1795119645845);
INSERT INTO "plies" VALUES('r7a688jhfr85',39,0,'CK5',37,1795119645853);
INSERT INTO "plies" VALUES('r7a688jhfr85',40,1,'3K4',38,1795119645866);
INSERT INTO "plies" VALUES('r7a688jhfr85',41,0,'CYF',39,1795119645874);
INSERT INTO "plies" VALUES('r7a688jhfr85',42,1,'CBF',40,1795119645886);
INSERT INTO "plies" VALUES('r7a688jhfr85',43,0,'CR4',41,1795119645902);
INSERT INTO "plies" VALUES('r7a688jhfr85',44,-1,'RKYY/KRBY/KRKK/YBWY/BYWY',41,1795119645902);
INSERT INTO "plies" VALUES('r7a688jhfr85',45,1,'1K4',42,1795119645925);
INSERT INTO "plies" VALUES('r7a688jhfr85',46,0,'3K5',43,1795119645940);
INSERT INTO "plies" VALUES('r7a688jhfr85',47,1,'5B1',44,1795119645947);
INSERT INTO "plies" VALUES('r7a688jhfr85',48,0,'2R3',45,1795119645958);
INSERT INTO "plies" VALUES('r7a688jhfr85',49,1,'4Y5',46,1795119645969);
INSERT INTO "plies" VALUES('r7a688jhfr85',50,0,'CRF',47,1795119645982);
INSERT INTO "plies" VALUES('r7a688jhfr85',51,1,'CW2',48,1795119645989);
INSERT INTO "plies" VALUES('r7a688jhfr85',52,0,'CYF',49,1795119645996);
INSERT INTO "plies" VALUES('r7a688jhfr85',53,1,'CK3',50,1795119646010);
INSERT INTO "plies" VALUES('r7a688jhfr85',54,0,'CB4',51,1795119646018);
INSERT INTO "plies" VALUES('zzakktzm7vvy',0,-1,'BKRW/WYBR/YKYR/KKYB/KKBR',1,1795119646062);
INSERT INTO "plies" VALUES('zzakktzm7vvy',1,0,'1B1',2,1795119646087);
INSERT INTO "plies" VALUES('zzakktzm7vvy',2,1,'CR1',3,1795119646102);
INSERT INTO "plies" VALUES('zzakktzm7vvy',3,0,'CK2',4,1795119646114);
INSERT INTO "plies" VALUES('zzakktzm7vvy',4,1,'CW2',5,1795119646120);
INSERT INTO "plies" VALUES('zzakktzm7vvy',5,0,'2B3',6,1795119646151);
INSERT INTO "plies" VALUES('zzakktzm7vvy',6,1,'CY3',7,1795119646169);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',0,-1,'BOGP/YRPG/GR',1,1795119646289);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',1,-1,'PRBR/YBBO/RPYG/RBOY/RPYO',1,1795119646289);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',2,0,'3R',2,1795119646318);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',3,1,'1R',3,1795119646456);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',4,0,'4O',4,1795119646474);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',5,1,'5Y',5,1795119646483);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',6,0,'CR',6,1795119646518);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',7,1,'2B',7,1795119646530);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',8,0,'CY',8,1795119646534);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',9,1,'CO',9,1795119646550);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',10,0,'CB',10,1795119646562);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',11,1,'CG',11,1795119646578);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',12,0,'04R+1',12,1795119646584);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',13,1,'01G',13,1795119646615);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',14,0,'03Y',14,1795119646626);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',15,1,'02R',15,1795119646646);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',16,0,'02B',16,1795119646678);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',17,1,'03B+1',17,1795119646691);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',18,0,'01O',18,1795119646706);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',19,1,'21O',19,1795119646717);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',20,1,'22O+1',20,1795119646737);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',21,1,'51Y',21,1795119646749);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',22,-1,'OPRY/YGRB/BGPG/POOG/PYYB',21,1795119646749);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',23,0,'3P',22,1795119646752);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',24,1,'4O',23,1795119646767);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',25,0,'2Y',24,1795119646782);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',26,1,'5Y',25,1795119646796);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',27,0,'1P',26,1795119646810);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',28,1,'CO',27,1795119646821);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',29,0,'CB',28,1795119646834);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',30,1,'CP',29,1795119646849);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',31,0,'CR',30,1795119646855);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',32,1,'CY',31,1795119646889);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',33,1,'23O',32,1795119646909);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',34,0,'41B',33,1795119646914);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',35,1,'52Y',34,1795119646931);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',36,0,'33R+2',35,1795119646938);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',37,1,'53Y+2',36,1795119646953);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',38,0,'31R',37,1795119646959);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',39,1,'11P',38,1795119646978);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',40,0,'12P',39,1795119646981);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',41,1,'pass',40,1795119646992);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',42,1,'keepP',41,1795119647006);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',43,0,'42B',42,1795119647014);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',44,0,'51Y',43,1795119647020);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',45,-1,'OGYB/RBGR/OBGG/OROY/OYPP',43,1795119647020);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',46,1,'5P',44,1795119647030);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',47,0,'2B',45,1795119647042);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',48,1,'3G',46,1795119647074);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',49,0,'1G',47,1795119647086);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',50,1,'4R',48,1795119647094);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',51,0,'CB',49,1795119647099);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',52,1,'CY',50,1795119647118);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',53,0,'CR',51,1795119647122);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',54,1,'CG',52,1795119647141);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',55,0,'43B+1',53,1795119647146);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',56,0,'pickY',54,1795119647153);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',57,-1,'R',54,1795119647153);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',58,1,'04P+1',55,1795119647178);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',59,1,'pickO',56,1795119647194);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',60,-1,'G',56,1795119647194);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',61,0,'32R+1',57,1795119647197);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',62,0,'pickB',58,1795119647210);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',63,-1,'P',58,1795119647210);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',64,1,'54Y+1',59,1795119647229);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',65,0,'61G',60,1795119647236);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',66,1,'61G',61,1795119647261);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',67,0,'pass',62,1795119647271);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',68,0,'keepB',63,1795119647283);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',69,0,'keepB',64,1795119647294);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',70,0,'keepR',65,1795119647305);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',71,1,'62G',66,1795119647323);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',72,1,'31R',67,1795119647335);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',73,1,'pass',68,1795119647346);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',74,1,'keepO',69,1795119647358);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',75,1,'keepO',70,1795119647366);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',76,-1,'PYGG/OYRY/BGRY/PPPY/RBGO',70,1795119647366);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',77,0,'3R',71,1795119647371);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',78,1,'4P',72,1795119647385);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',79,0,'2R',73,1795119647387);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',80,1,'1G',74,1795119647398);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',81,0,'5G',75,1795119647410);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',82,1,'CO',76,1795119647422);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',83,0,'CB',77,1795119647430);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',84,1,'CP',78,1795119647447);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',85,0,'CR',79,1795119647456);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',86,1,'CG',80,1795119647509);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',87,1,'24O',81,1795119647525);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',88,0,'44B+1',82,1795119647534);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',89,0,'pickG',83,1795119647554);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',90,0,'pickG',84,1795119647559);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',91,-1,'PO',84,1795119647559);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',92,1,'12P',85,1795119647573);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',93,1,'pickO',86,1795119647584);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',94,1,'pickP',87,1795119647596);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',95,-1,'OB',87,1795119647596);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',96,0,'62G',88,1795119647610);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',97,1,'13P',89,1795119647633);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',98,0,'34R+1',90,1795119647639);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',99,1,'63G',91,1795119647659);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',100,0,'pass',92,1795119647678);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',101,0,'keepB',93,1795119647688);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',102,0,'keepR',94,1795119647702);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',103,1,'pass',95,1795119647709);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',104,1,'keepY',96,1795119647721);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',105,1,'keepY',97,1795119647734);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',106,1,'keepY',98,1795119647769);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',107,-1,'BGBB/RYPG/OGRB/BBOP/GORY',98,1795119647769);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',108,1,'1G',99,1795119647777);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',109,0,'3R',100,1795119647810);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',110,1,'4P',101,1795119647821);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',111,0,'2R',102,1795119647823);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',112,1,'5R',103,1795119647826);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',113,0,'CO',104,1795119647827);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',114,1,'CG',105,1795119647834);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',115,0,'CY',106,1795119647837);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',116,1,'CP',107,1795119647839);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',117,0,'26O+4',108,1795119647841);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',118,1,'64G',109,1795119647845);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',119,1,'pickB',110,1795119647847);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',120,1,'pickG',111,1795119647849);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',121,-1,'OY',111,1795119647849);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',122,0,'21O',112,1795119647850);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',123,1,'14P+2',113,1795119647854);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',124,1,'pickY',114,1795119647856);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',125,1,'pickO',115,1795119647858);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',126,-1,'YG',115,1795119647858);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',127,0,'52Y',116,1795119647859);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',128,1,'05Y+1',117,1795119647862);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',129,1,'pickR',118,1795119647864);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',130,-1,'O',118,1795119647864);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',131,0,'pass',119,1795119647865);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',132,0,'keepR',120,1795119647866);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',133,0,'keepR',121,1795119647867);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',134,0,'keepR',122,1795119647868);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',135,1,'32R',123,1795119647870);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',136,1,'41B',124,1795119647872);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',137,1,'pass',125,1795119647873);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',138,1,'keepG',126,1795119647875);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',139,1,'keepO',127,1795119647877);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',140,-1,'BRPO/PBRY/PRBO/YPPB/OROG',127,1795119647877);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',141,0,'3O',128,1795119647878);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',142,1,'5O',129,1795119647880);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',143,0,'2P',130,1795119647882);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',144,1,'1O',131,1795119647884);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',145,0,'CB',132,1795119647885);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',146,1,'4P',133,1795119647887);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',147,0,'CY',134,1795119647889);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',148,1,'CP',135,1795119647893);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',149,0,'CB',136,1795119647895);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',150,1,'CG',137,1795119647899);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',151,0,'45B+2',138,1795119647901);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',152,1,'06O+2',139,1795119647905);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',153,1,'pickR',140,1795119647915);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',154,1,'pickR',141,1795119647923);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',155,-1,'OY',141,1795119647923);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',156,0,'24O+3',142,1795119647936);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',157,1,'15P+1',143,1795119647965);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',158,0,'11P',144,1795119647975);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',159,1,'pass',145,1795119647995);
INSERT INTO "plies" VALUES('nytmtrv9w3c3',160,0,'pass',146,1795119648002);
INSERT INTO "plies" VALUES('eg4k32646fr2',0,-1,'BRPO/OGGP/BG',1,1795119648068);
INSERT INTO "plies" VALUES('eg4k32646fr2',1,-1,'PGPB/GPRB/ORBO/GYOB/RBYR',1,1795119648068);
INSERT INTO "plies" VALUES('eg4k32646fr2',2,0,'1G',2,1795119648095);
INSERT INTO "plies" VALUES('eg4k32646fr2',3,1,'CB',3,1795119648097);
INSERT INTO "plies" VALUES('eg4k32646fr2',4,0,'2G',4,1795119648110);
INSERT INTO "plies" VALUES('eg4k32646fr2',5,1,'CB',5,1795119648119);
INSERT INTO "plies" VALUES('eg4k32646fr2',6,0,'CR',6,1795119648129);
INSERT INTO "plies" VALUES('eg4k32646fr2',7,1,'3O',7,1795119648142);
INSERT INTO "plies" VALUES('adrgezm7xjh7',0,-1,'L5L4B4G2',1,1795119648201);
INSERT INTO "plies" VALUES('adrgezm7xjh7',1,0,'buy6',2,1795119648231);
INSERT INTO "plies" VALUES('adrgezm7xjh7',2,1,'take4',3,1795119648286);
INSERT INTO "plies" VALUES('adrgezm7xjh7',3,-1,'P5L5B2Y1',3,1795119648286);
INSERT INTO "plies" VALUES('adrgezm7xjh7',4,0,'takeP',4,1795119648302);
INSERT INTO "plies" VALUES('adrgezm7xjh7',5,-1,'Y3B2L3B6',4,1795119648302);
INSERT INTO "plies" VALUES('adrgezm7xjh7',6,1,'take2',5,1795119648321);
INSERT INTO "plies" VALUES('adrgezm7xjh7',7,1,'from1',6,1795119648328);
INSERT INTO "plies" VALUES('adrgezm7xjh7',8,0,'takeL',7,1795119648344);
INSERT INTO "plies" VALUES('adrgezm7xjh7',9,0,'from1',8,1795119648358);
INSERT INTO "plies" VALUES('adrgezm7xjh7',10,-1,'L1L6B4L2',8,1795119648358);
INSERT INTO "plies" VALUES('adrgezm7xjh7',11,1,'takeL',9,1795119648379);
INSERT INTO "plies" VALUES('adrgezm7xjh7',12,-1,'P2B1G4G6',9,1795119648379);
INSERT INTO "plies" VALUES('adrgezm7xjh7',13,-1,'xL4',9,1795119648379);
INSERT INTO "plies" VALUES('adrgezm7xjh7',14,0,'P5@65',10,1795119648391);
INSERT INTO "plies" VALUES('adrgezm7xjh7',15,1,'takeL',11,1795119648450);
INSERT INTO "plies" VALUES('adrgezm7xjh7',16,0,'takeP',12,1795119648458);
INSERT INTO "plies" VALUES('adrgezm7xjh7',17,1,'take2',13,1795119648520);
INSERT INTO "plies" VALUES('adrgezm7xjh7',18,0,'takeB',14,1795119648530);
INSERT INTO "plies" VALUES('adrgezm7xjh7',19,-1,'xG6',14,1795119648530);
INSERT INTO "plies" VALUES('adrgezm7xjh7',20,1,'take6',15,1795119648591);
INSERT INTO "plies" VALUES('adrgezm7xjh7',21,0,'take4',16,1795119648606);
INSERT INTO "plies" VALUES('adrgezm7xjh7',22,1,'xL4@4r0',17,1795119648701);
INSERT INTO "plies" VALUES('adrgezm7xjh7',23,1,'payL2',18,1795119648721);
INSERT INTO "plies" VALUES('adrgezm7xjh7',24,1,'payL5',19,1795119648737);
INSERT INTO "plies" VALUES('adrgezm7xjh7',25,1,'payL6',20,1795119648760);
INSERT INTO "plies" VALUES('adrgezm7xjh7',26,0,'take6',21,1795119648769);
INSERT INTO "plies" VALUES('adrgezm7xjh7',27,-1,'xG5',21,1795119648769);
INSERT INTO "plies" VALUES('adrgezm7xjh7',28,1,'takeY',22,1795119648805);
INSERT INTO "plies" VALUES('adrgezm7xjh7',29,-1,'xP4',22,1795119648805);
INSERT INTO "plies" VALUES('adrgezm7xjh7',30,-1,'xB3',22,1795119648805);
INSERT INTO "plies" VALUES('adrgezm7xjh7',31,0,'take4',23,1795119648808);
INSERT INTO "plies" VALUES('adrgezm7xjh7',32,1,'take3',24,1795119648866);
INSERT INTO "plies" VALUES('adrgezm7xjh7',33,0,'B1@61',25,1795119648869);
INSERT INTO "plies" VALUES('adrgezm7xjh7',34,1,'xB3@5r1',26,1795119648973);
INSERT INTO "plies" VALUES('adrgezm7xjh7',35,1,'payB2',27,1795119648989);
INSERT INTO "plies" VALUES('adrgezm7xjh7',36,1,'payB4',28,1795119649004);
INSERT INTO "plies" VALUES('adrgezm7xjh7',37,0,'P2@02',29,1795119649006);
INSERT INTO "plies" VALUES('adrgezm7xjh7',38,1,'L1@46',30,1795119649053);
INSERT INTO "plies" VALUES('adrgezm7xjh7',39,0,'buy4',31,1795119649058);
INSERT INTO "plies" VALUES('adrgezm7xjh7',40,1,'takeG',32,1795119649101);
INSERT INTO "plies" VALUES('adrgezm7xjh7',41,0,'pass',33,1795119649114);
INSERT INTO "plies" VALUES('adrgezm7xjh7',42,0,'dropL3',34,1795119649122);
INSERT INTO "plies" VALUES('adrgezm7xjh7',43,0,'dropG4',35,1795119649142);
INSERT INTO "plies" VALUES('adrgezm7xjh7',44,0,'dropG6',36,1795119649148);
INSERT INTO "plies" VALUES('adrgezm7xjh7',45,1,'Y1@53',37,1795119649256);
INSERT INTO "plies" VALUES('adrgezm7xjh7',46,1,'B2@05',38,1795119649302);
INSERT INTO "plies" VALUES('adrgezm7xjh7',47,1,'payG2',39,1795119649329);
INSERT INTO "plies" VALUES('adrgezm7xjh7',48,1,'xG5@6r2',40,1795119649357);
INSERT INTO "plies" VALUES('adrgezm7xjh7',49,1,'pass',41,1795119649377);
INSERT INTO "plies" VALUES('adrgezm7xjh7',50,1,'stop',42,1795119649493);
INSERT INTO "plies" VALUES('adrgezm7xjh7',51,-1,'G5G3P6Y4',42,1795119649493);
INSERT INTO "plies" VALUES('adrgezm7xjh7',52,0,'take3',43,1795119649506);
INSERT INTO "plies" VALUES('adrgezm7xjh7',53,-1,'M2P1P2Y5',43,1795119649506);
INSERT INTO "plies" VALUES('adrgezm7xjh7',54,1,'takeP',44,1795119649533);
INSERT INTO "plies" VALUES('adrgezm7xjh7',55,-1,'L3L2L6Y3',44,1795119649533);
INSERT INTO "plies" VALUES('adrgezm7xjh7',56,0,'take2',45,1795119649554);
INSERT INTO "plies" VALUES('adrgezm7xjh7',57,-1,'L3Y2G2M1',45,1795119649554);
INSERT INTO "plies" VALUES('adrgezm7xjh7',58,1,'P2@04',46,1795119649601);
INSERT INTO "plies" VALUES('adrgezm7xjh7',59,1,'payP6',47,1795119649629);
INSERT INTO "plies" VALUES('adrgezm7xjh7',60,0,'L2@42',48,1795119649638);
INSERT INTO "plies" VALUES('adrgezm7xjh7',61,1,'P1@45',49,1795119649689);
INSERT INTO "plies" VALUES('adrgezm7xjh7',62,0,'take1',50,1795119649709);
INSERT INTO "plies" VALUES('adrgezm7xjh7',63,-1,'Y6Y1B5M1',50,1795119649709);
INSERT INTO "plies" VALUES('adrgezm7xjh7',64,1,'takeY',51,1795119649733);
INSERT INTO "plies" VALUES('adrgezm7xjh7',65,-1,'xM3',51,1795119649733);
INSERT INTO "plies" VALUES('adrgezm7xjh7',66,0,'M1@04',52,1795119649746);
INSERT INTO "plies" VALUES('adrgezm7xjh7',67,1,'Y2@06',53,1795119649817);
INSERT INTO "plies" VALUES('adrgezm7xjh7',68,1,'payY6',54,1795119649837);
INSERT INTO "plies" VALUES('adrgezm7xjh7',69,0,'take1',55,1795119649870);
INSERT INTO "plies" VALUES('adrgezm7xjh7',70,1,'take3',56,1795119649912);
INSERT INTO "plies" VALUES('adrgezm7xjh7',71,1,'from3',57,1795119649932);
INSERT INTO "plies" VALUES('adrgezm7xjh7',72,0,'M1@06',58,1795119649954);
INSERT INTO "plies" VALUES('adrgezm7xjh7',73,1,'L3@42',59,1795119650040);
INSERT INTO "plies" VALUES('adrgezm7xjh7',74,1,'payY3',60,1795119650065);
INSERT INTO "plies" VALUES('adrgezm7xjh7',75,1,'payxM3',61,1795119650088);
INSERT INTO "plies" VALUES('adrgezm7xjh7',76,0,'take2',62,1795119650094);
INSERT INTO "plies" VALUES('adrgezm7xjh7',77,-1,'xY4',62,1795119650094);
INSERT INTO "plies" VALUES('adrgezm7xjh7',78,1,'Y5@64',63,1795119650140);
INSERT INTO "plies" VALUES('adrgezm7xjh7',79,1,'payY1',64,1795119650159);
INSERT INTO "plies" VALUES('adrgezm7xjh7',80,1,'payY3',65,1795119650193);
INSERT INTO "plies" VALUES('adrgezm7xjh7',81,1,'payY4',66,1795119650212);
INSERT INTO "plies" VALUES('adrgezm7xjh7',82,0,'take6',67,1795119650222);
INSERT INTO "plies" VALUES('adrgezm7xjh7',83,1,'takeY',68,1795119650232);
INSERT INTO "plies" VALUES('adrgezm7xjh7',84,0,'G2@03',69,1795119650237);
INSERT INTO "plies" VALUES('adrgezm7xjh7',85,1,'take3',70,1795119650241);
INSERT INTO "plies" VALUES('adrgezm7xjh7',86,-1,'xY3',70,1795119650241);
INSERT INTO "plies" VALUES('adrgezm7xjh7',87,0,'takeG',71,1795119650259);
INSERT INTO "plies" VALUES('adrgezm7xjh7',88,-1,'xY2',71,1795119650259);
INSERT INTO "plies" VALUES('adrgezm7xjh7',89,1,'L3@51',72,1795119650264);
INSERT INTO "plies" VALUES('adrgezm7xjh7',90,0,'take2',73,1795119650266);
INSERT INTO "plies" VALUES('adrgezm7xjh7',91,1,'takeY',74,1795119650275);
INSERT INTO "plies" VALUES('adrgezm7xjh7',92,0,'takeB',75,1795119650277);
INSERT INTO "plies" VALUES('adrgezm7xjh7',93,-1,'xL1',75,1795119650277);
INSERT INTO "plies" VALUES('adrgezm7xjh7',94,1,'xY3@3r4',76,1795119650757);
INSERT INTO "plies" VALUES('adrgezm7xjh7',95,1,'payxY4',77,1795119650779);
INSERT INTO "plies" VALUES('adrgezm7xjh7',96,0,'takeL',78,1795119650790);
INSERT INTO "plies" VALUES('adrgezm7xjh7',97,1,'pass',79,1795119650805);
INSERT INTO "plies" VALUES('adrgezm7xjh7',98,0,'xL1@2r5',80,1795119650807);
INSERT INTO "plies" VALUES('adrgezm7xjh7',99,0,'pass',81,1795119650809);
INSERT INTO "plies" VALUES('adrgezm7xjh7',100,0,'dropB6',82,1795119650810);
INSERT INTO "plies" VALUES('adrgezm7xjh7',101,0,'dropG5',83,1795119650812);
INSERT INTO "plies" VALUES('adrgezm7xjh7',102,0,'dropxY2',84,1795119650813);
INSERT INTO "plies" VALUES('adrgezm7xjh7',103,-1,'B6M3P1G1',84,1795119650813);
INSERT INTO "plies" VALUES('adrgezm7xjh7',104,1,'take1',85,1795119650817);
INSERT INTO "plies" VALUES('adrgezm7xjh7',105,-1,'B1G4G1Y2',85,1795119650817);
INSERT INTO "plies" VALUES('adrgezm7xjh7',106,0,'takeM',86,1795119650818);
INSERT INTO "plies" VALUES('adrgezm7xjh7',107,1,'G1@62',87,1795119650832);
INSERT INTO "plies" VALUES('adrgezm7xjh7',108,0,'takeY',88,1795119650834);
INSERT INTO "plies" VALUES('adrgezm7xjh7',109,-1,'M3M6G2B5',88,1795119650834);
INSERT INTO "plies" VALUES('adrgezm7xjh7',110,1,'take1',89,1795119650840);
INSERT INTO "plies" VALUES('adrgezm7xjh7',111,0,'takeG',90,1795119650842);
INSERT INTO "plies" VALUES('adrgezm7xjh7',112,-1,'M4M6M4Y6',90,1795119650842);
INSERT INTO "plies" VALUES('adrgezm7xjh7',113,-1,'xL6',90,1795119650842);
INSERT INTO "plies" VALUES('adrgezm7xjh7',114,1,'B1@44',91,1795119650866);
INSERT INTO "plies" VALUES('adrgezm7xjh7',115,0,'Y2@25',92,1795119650878);
INSERT INTO "plies" VALUES('adrgezm7xjh7',116,1,'G1@43',93,1795119650903);
INSERT INTO "plies" VALUES('adrgezm7xjh7',117,0,'takeY',94,1795119650918);
INSERT INTO "plies" VALUES('adrgezm7xjh7',118,-1,'L1L6G3G6',94,1795119650918);
INSERT INTO "plies" VALUES('adrgezm7xjh7',119,1,'P1@03',95,1795119650938);
INSERT INTO "plies" VALUES('adrgezm7xjh7',120,0,'takeM',96,1795119650946);
INSERT INTO "plies" VALUES('adrgezm7xjh7',121,0,'from3',97,1795119650970);
INSERT INTO "plies" VALUES('adrgezm7xjh7',122,1,'take1',98,1795119650989);
INSERT INTO "plies" VALUES('adrgezm7xjh7',123,0,'take5',99,1795119651006);
INSERT INTO "plies" VALUES('adrgezm7xjh7',124,1,'L1@36',100,1795119651016);
INSERT INTO "plies" VALUES('adrgezm7xjh7',125,0,'take4',101,1795119651030);
INSERT INTO "plies" VALUES('adrgezm7xjh7',126,-1,'xL3',101,1795119651030);
INSERT INTO "plies" VALUES('adrgezm7xjh7',127,1,'take3',102,1795119651138);
INSERT INTO "plies" VALUES('adrgezm7xjh7',128,0,'M3@01',103,1795119651210);
INSERT INTO "plies" VALUES('adrgezm7xjh7',129,1,'G3@61',104,1795119651226);
INSERT INTO "plies" VALUES('adrgezm7xjh7',130,1,'payxL3',105,1795119651235);
INSERT INTO "plies" VALUES('adrgezm7xjh7',131,0,'takeB',106,1795119651237);
INSERT INTO "plies" VALUES('adrgezm7xjh7',132,-1,'xM6',106,1795119651237);
INSERT INTO "plies" VALUES('adrgezm7xjh7',133,1,'takeM',107,1795119651254);
INSERT INTO "plies" VALUES('adrgezm7xjh7',134,1,'from0',108,1795119651273);
INSERT INTO "plies" VALUES('adrgezm7xjh7',135,0,'takeL',109,1795119651285);
INSERT INTO "plies" VALUES('adrgezm7xjh7',136,0,'from4',110,1795119651289);
INSERT INTO "plies" VALUES('adrgezm7xjh7',137,1,'takeL',111,1795119651313);
INSERT INTO "plies" VALUES('adrgezm7xjh7',138,0,'buy5',112,1795119651318);
INSERT INTO "plies" VALUES('adrgezm7xjh7',139,1,'takeM',113,1795119651336);
INSERT INTO "plies" VALUES('adrgezm7xjh7',140,-1,'xM4',113,1795119651336);
INSERT INTO "plies" VALUES('adrgezm7xjh7',141,0,'takeG',114,1795119651338);
INSERT INTO "plies" VALUES('adrgezm7xjh7',142,-1,'xB1',114,1795119651338);
INSERT INTO "plies" VALUES('adrgezm7xjh7',143,1,'pass',115,1795119651360);
INSERT INTO "plies" VALUES('adrgezm7xjh7',144,1,'stop',116,1795119651373);
INSERT INTO "plies" VALUES('adrgezm7xjh7',145,0,'takeM',117,1795119651384);
INSERT INTO "plies" VALUES('adrgezm7xjh7',146,0,'takeB',118,1795119651402);
INSERT INTO "plies" VALUES('adrgezm7xjh7',147,0,'B4@56',119,1795119651406);
INSERT INTO "plies" VALUES('adrgezm7xjh7',148,0,'pass',120,1795119651418);
INSERT INTO "plies" VALUES('adrgezm7xjh7',149,0,'dropM3',121,1795119651425);
INSERT INTO "plies" VALUES('adrgezm7xjh7',150,0,'dropG4',122,1795119651441);
INSERT INTO "plies" VALUES('adrgezm7xjh7',151,0,'dropG6',123,1795119651452);
INSERT INTO "plies" VALUES('adrgezm7xjh7',152,0,'dropxM4',124,1795119651463);
INSERT INTO "plies" VALUES('adrgezm7xjh7',153,-1,'P3Y4M1B1',124,1795119651463);
INSERT INTO "plies" VALUES('adrgezm7xjh7',154,1,'xM6@1r3',125,1795119651495);
INSERT INTO "plies" VALUES('adrgezm7xjh7',155,1,'payxL6',126,1795119651519);
INSERT INTO "plies" VALUES('adrgezm7xjh7',156,0,'takeM',127,1795119651531);
INSERT INTO "plies" VALUES('adrgezm7xjh7',157,-1,'Y1L5P4P6',127,1795119651531);
INSERT INTO "plies" VALUES('adrgezm7xjh7',158,1,'take1',128,1795119651560);
INSERT INTO "plies" VALUES('adrgezm7xjh7',159,-1,'P4M6Y2M5',128,1795119651560);
INSERT INTO "plies" VALUES('adrgezm7xjh7',160,0,'M1@22',129,1795119651587);
INSERT INTO "plies" VALUES('adrgezm7xjh7',161,1,'Y1@31',130,1795119651661);
INSERT INTO "plies" VALUES('adrgezm7xjh7',162,0,'take2',131,1795119651666);
INSERT INTO "plies" VALUES('adrgezm7xjh7',163,-1,'B6Y5L2M2',131,1795119651666);
INSERT INTO "plies" VALUES('adrgezm7xjh7',164,1,'B1@32',132,1795119651681);
INSERT INTO "plies" VALUES('adrgezm7xjh7',165,0,'take6',133,1795119651693);
INSERT INTO "plies" VALUES('adrgezm7xjh7',166,-1,'B3B2P1M5',133,1795119651693);
INSERT INTO "plies" VALUES('adrgezm7xjh7',167,1,'take1',134,1795119651736);
INSERT INTO "plies" VALUES('adrgezm7xjh7',168,0,'take5',135,1795119651740);
INSERT INTO "plies" VALUES('adrgezm7xjh7',169,0,'from4',136,1795119651749);
INSERT INTO "plies" VALUES('adrgezm7xjh7',170,1,'P1@15',137,1795119651771);
INSERT INTO "plies" VALUES('adrgezm7xjh7',171,0,'Y2@45',138,1795119651778);
INSERT INTO "plies" VALUES('adrgezm7xjh7',172,0,'payY6',139,1795119651805);
INSERT INTO "plies" VALUES('adrgezm7xjh7',173,1,'takeL',140,1795119651823);
INSERT INTO "plies" VALUES('adrgezm7xjh7',174,0,'takeM',141,1795119651827);
INSERT INTO "plies" VALUES('adrgezm7xjh7',175,-1,'xM1',141,1795119651827);
INSERT INTO "plies" VALUES('adrgezm7xjh7',176,1,'L2@01',142,1795119651856);
INSERT INTO "plies" VALUES('adrgezm7xjh7',177,0,'M2@53',143,1795119651874);
INSERT INTO "plies" VALUES('adrgezm7xjh7',178,0,'payM5',144,1795119651894);
INSERT INTO "plies" VALUES('adrgezm7xjh7',179,1,'take1',145,1795119651911);
INSERT INTO "plies" VALUES('adrgezm7xjh7',180,0,'takeY',146,1795119651914);
INSERT INTO "plies" VALUES('adrgezm7xjh7',181,1,'xM1@2r3',147,1795119651931);
INSERT INTO "plies" VALUES('adrgezm7xjh7',182,0,'take2',148,1795119651934);
INSERT INTO "plies" VALUES('adrgezm7xjh7',183,1,'takeB',149,1795119651944);
INSERT INTO "plies" VALUES('adrgezm7xjh7',184,-1,'xM2',149,1795119651944);
INSERT INTO "plies" VALUES('adrgezm7xjh7',185,0,'B2@46',150,1795119651946);
INSERT INTO "plies" VALUES('adrgezm7xjh7',186,0,'payB6',151,1795119651947);
INSERT INTO "plies" VALUES('adrgezm7xjh7',187,1,'B3@34',152,1795119651956);
INSERT INTO "plies" VALUES('adrgezm7xjh7',188,0,'take2',153,1795119651958);
INSERT INTO "plies" VALUES('adrgezm7xjh7',189,1,'take3',154,1795119651972);
INSERT INTO "plies" VALUES('adrgezm7xjh7',190,-1,'xM5',154,1795119651972);
INSERT INTO "plies" VALUES('adrgezm7xjh7',191,0,'M4@55',155,1795119651975);
INSERT INTO "plies" VALUES('adrgezm7xjh7',192,1,'take4',156,1795119652018);
INSERT INTO "plies" VALUES('adrgezm7xjh7',193,1,'from2',157,1795119652027);
INSERT INTO "plies" VALUES('adrgezm7xjh7',194,-1,'xG1',157,1795119652027);
INSERT INTO "plies" VALUES('adrgezm7xjh7',195,0,'takeG',158,1795119652034);
INSERT INTO "plies" VALUES('adrgezm7xjh7',196,1,'takeP',159,1795119652053);
INSERT INTO "plies" VALUES('adrgezm7xjh7',197,-1,'xB5',159,1795119652053);
INSERT INTO "plies" VALUES('adrgezm7xjh7',198,0,'xG1@1r4',160,1795119652063);
INSERT INTO "plies" VALUES('adrgezm7xjh7',199,1,'takeM',161,1795119652130);
INSERT INTO "plies" VALUES('adrgezm7xjh7',200,0,'takeB',162,1795119652150);
INSERT INTO "plies" VALUES('adrgezm7xjh7',201,1,'pass',163,1795119652163);
INSERT INTO "plies" VALUES('adrgezm7xjh7',202,1,'stop',164,1795119652195);
INSERT INTO "plies" VALUES('adrgezm7xjh7',203,0,'pass',165,1795119652210);
INSERT INTO "plies" VALUES('adrgezm7xjh7',204,0,'dropL6',166,1795119652216);
INSERT INTO "plies" VALUES('adrgezm7xjh7',205,0,'dropY4',167,1795119652227);
INSERT INTO "plies" VALUES('adrgezm7xjh7',206,0,'dropY5',168,1795119652269);
INSERT INTO "plies" VALUES('adrgezm7xjh7',207,0,'dropxB5',169,1795119652285);
INSERT INTO "plies" VALUES('7gec2p7sftr4',0,-1,'M6B4L1Y1',1,1795119652341);
INSERT INTO "plies" VALUES('7gec2p7sftr4',1,0,'pass',2,1795119652427);
INSERT INTO "plies" VALUES('7gec2p7sftr4',2,1,'pass',3,1795119652442);
INSERT INTO "plies" VALUES('7gec2p7sftr4',3,-1,'P2B6M5L3',3,1795119652442);
INSERT INTO "plies" VALUES('7gec2p7sftr4',4,0,'pass',4,1795119652456);
INSERT INTO "plies" VALUES('7gec2p7sftr4',5,1,'pass',5,1795119652478);
INSERT INTO "plies" VALUES('7gec2p7sftr4',6,-1,'Y1G3G3P4',5,1795119652478);
INSERT INTO "plies" VALUES('7gec2p7sftr4',7,0,'pass',6,1795119652497);
INSERT INTO "plies" VALUES('7gec2p7sftr4',8,1,'pass',7,1795119652509);
INSERT INTO "plies" VALUES('7gec2p7sftr4',9,-1,'Y4P6L4G2',7,1795119652509);
CREATE TABLE processes (
	id VARCHAR(16) NOT NULL, 
	address TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
CREATE TABLE recovery_codes (
	user VARCHAR(16) NOT NULL, 
	code VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_recovery_codes PRIMARY KEY (user, code), 
	CONSTRAINT fk_recovery_codes_user FOREIGN KEY(user) REFERENCES users (id)
);
CREATE TABLE "seats" (
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(40) NOT NULL, 
	user VARCHAR(16), 
	name VARCHAR(60) NOT NULL, 
	bot VARCHAR(40), 
	out VARCHAR(40), 
	chat BOOLEAN DEFAULT 0 NOT NULL, again BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seats_user FOREIGN KEY(user) REFERENCES users (id), 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "seats" VALUES('r7a688jhfr85',0,'person','69dw7w9x3pjg','ada',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('r7a688jhfr85',1,'bot',NULL,'greedy','greedy',NULL,0,0);
INSERT INTO "seats" VALUES('zzakktzm7vvy',0,'person','69dw7w9x3pjg','ada',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('zzakktzm7vvy',1,'person','69dw7w9x3pjg','Бен',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('nytmtrv9w3c3',0,'person','69dw7w9x3pjg','ada',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('nytmtrv9w3c3',1,'bot',NULL,'greedy','greedy',NULL,0,0);
INSERT INTO "seats" VALUES('eg4k32646fr2',0,'person','69dw7w9x3pjg','ada',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('eg4k32646fr2',1,'person','69dw7w9x3pjg','Бен',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('adrgezm7xjh7',0,'person','69dw7w9x3pjg','ada',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('adrgezm7xjh7',1,'bot',NULL,'greedy','greedy',NULL,0,0);
INSERT INTO "seats" VALUES('7gec2p7sftr4',0,'person','69dw7w9x3pjg','ada',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('7gec2p7sftr4',1,'person','69dw7w9x3pjg','Бен',NULL,NULL,0,0);
CREATE TABLE second_factors (
	user VARCHAR(16) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	step BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	tried BIGINT NOT NULL, 
	CONSTRAINT pk_second_factors PRIMARY KEY (user), 
	CONSTRAINT fk_second_factors_user FOREIGN KEY(user) REFERENCES users (id)
);
CREATE TABLE sessions (
	id VARCHAR(16) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	user VARCHAR(16) NOT NULL, 
	browser VARCHAR(40) NOT NULL, 
	system VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (id), 
	CONSTRAINT fk_sessions_user FOREIGN KEY(user) REFERENCES users (id), 
	CONSTRAINT uq_sessions_token UNIQUE (token)
);
INSERT INTO "sessions" VALUES('tevxr4x2pws8','7a83bab82afeb0eb7e163876d070d1a60abb7ce36a2213906d16e750fc4c15b2','69dw7w9x3pjg','Python','',1795119644549,1795119644549);
CREATE TABLE users (
	id VARCHAR(16) NOT NULL, 
	kind VARCHAR(40) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	login VARCHAR(60), 
	password TEXT, 
	epoch INTEGER NOT NULL, 
	merged_into VARCHAR(16), 
	owner VARCHAR(16), 
	token VARCHAR(64), 
	created BIGINT NOT NULL, origin VARCHAR(16), skeleton VARCHAR(200), email VARCHAR(254), used BIGINT, 
	CONSTRAINT pk_users PRIMARY KEY (id), 
	CONSTRAINT fk_users_merged_into FOREIGN KEY(merged_into) REFERENCES users (id), 
	CONSTRAINT fk_users_owner FOREIGN KEY(owner) REFERENCES users (id), 
	CONSTRAINT uq_users_login UNIQUE (login), 
	CONSTRAINT uq_users_token UNIQUE (token)
);
INSERT INTO "users" VALUES('69dw7w9x3pjg','account','ada','ada','$argon2id$v=19$m=65536,t=3,p=4$4WDFscSnGhG9Ue1fmF/vAA$yAtDH0wjFDcfWzV+HunEmnNupPfuOQitVKqee/Nw4Ak',1,NULL,NULL,NULL,1795119644026,'37ac87c8be0b4feb','ada',NULL,NULL);
CREATE INDEX ix_users_merged_into ON users (merged_into);
CREATE INDEX ix_users_owner ON users (owner);
CREATE INDEX ix_matches_status_public ON matches (status, public);
CREATE INDEX ix_matches_wake_process ON matches (wake, process);
CREATE INDEX ix_seats_user ON seats (user);
CREATE INDEX ix_analyses_status ON analyses (status);
CREATE INDEX ix_analyses_match ON analyses ("match");
CREATE INDEX ix_analyses_user ON analyses (user);
CREATE UNIQUE INDEX ix_users_skeleton ON users (skeleton);
CREATE INDEX ix_users_email ON users (email);
CREATE INDEX ix_sessions_user ON sessions (user);
CREATE INDEX ix_sessions_created ON sessions (created);
CREATE INDEX ix_mail_tokens_user ON mail_tokens (user);
COMMIT;
