BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
	CONSTRAINT fk_analyses_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_analyses_user FOREIGN KEY(user) REFERENCES users (id)
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
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i0',2,'{"type":"done","id":"i0","version":2,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i2',4,'{"type":"done","id":"i2","version":4,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i4',6,'{"type":"done","id":"i4","version":6,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i6',8,'{"type":"done","id":"i6","version":8,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i8',10,'{"type":"done","id":"i8","version":10,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i10',12,'{"type":"done","id":"i10","version":12,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i12',13,'{"type":"done","id":"i12","version":13,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i14',15,'{"type":"done","id":"i14","version":15,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i16',17,'{"type":"done","id":"i16","version":17,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i18',19,'{"type":"done","id":"i18","version":19,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i20',21,'{"type":"done","id":"i20","version":21,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i22',23,'{"type":"done","id":"i22","version":23,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i24',25,'{"type":"done","id":"i24","version":25,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i26',27,'{"type":"done","id":"i26","version":27,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i28',29,'{"type":"done","id":"i28","version":29,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i30',31,'{"type":"done","id":"i30","version":31,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i32',33,'{"type":"done","id":"i32","version":33,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i34',36,'{"type":"done","id":"i34","version":36,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i36',38,'{"type":"done","id":"i36","version":38,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i38',40,'{"type":"done","id":"i38","version":40,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i40',42,'{"type":"done","id":"i40","version":42,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i42',44,'{"type":"done","id":"i42","version":44,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i44',47,'{"type":"done","id":"i44","version":47,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i46',49,'{"type":"done","id":"i46","version":49,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i48',51,'{"type":"done","id":"i48","version":51,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i50',53,'{"type":"done","id":"i50","version":53,"match":null}');
INSERT INTO "answers" VALUES('pkv2bd4whvh9','swh6tfvqg8yf','i52',55,'{"type":"done","id":"i52","version":55,"match":null}');
INSERT INTO "answers" VALUES('muw8nh97a4d9','swh6tfvqg8yf','i54',2,'{"type":"done","id":"i54","version":2,"match":null}');
INSERT INTO "answers" VALUES('muw8nh97a4d9','swh6tfvqg8yf','i56',3,'{"type":"done","id":"i56","version":3,"match":null}');
INSERT INTO "answers" VALUES('muw8nh97a4d9','swh6tfvqg8yf','i58',4,'{"type":"done","id":"i58","version":4,"match":null}');
INSERT INTO "answers" VALUES('muw8nh97a4d9','swh6tfvqg8yf','i60',5,'{"type":"done","id":"i60","version":5,"match":null}');
INSERT INTO "answers" VALUES('muw8nh97a4d9','swh6tfvqg8yf','i62',6,'{"type":"done","id":"i62","version":6,"match":null}');
INSERT INTO "answers" VALUES('muw8nh97a4d9','swh6tfvqg8yf','i64',7,'{"type":"done","id":"i64","version":7,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i66',2,'{"type":"done","id":"i66","version":2,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i68',4,'{"type":"done","id":"i68","version":4,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i70',6,'{"type":"done","id":"i70","version":6,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i72',8,'{"type":"done","id":"i72","version":8,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i74',10,'{"type":"done","id":"i74","version":10,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i76',11,'{"type":"done","id":"i76","version":11,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i78',13,'{"type":"done","id":"i78","version":13,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i80',15,'{"type":"done","id":"i80","version":15,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i82',17,'{"type":"done","id":"i82","version":17,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i84',19,'{"type":"done","id":"i84","version":19,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i86',21,'{"type":"done","id":"i86","version":21,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i88',22,'{"type":"done","id":"i88","version":22,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i90',25,'{"type":"done","id":"i90","version":25,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i92',27,'{"type":"done","id":"i92","version":27,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i94',29,'{"type":"done","id":"i94","version":29,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i96',31,'{"type":"done","id":"i96","version":31,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i98',33,'{"type":"done","id":"i98","version":33,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i100',34,'{"type":"done","id":"i100","version":34,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i102',36,'{"type":"done","id":"i102","version":36,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i104',38,'{"type":"done","id":"i104","version":38,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i106',40,'{"type":"done","id":"i106","version":40,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i108',43,'{"type":"done","id":"i108","version":43,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i110',44,'{"type":"done","id":"i110","version":44,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i112',47,'{"type":"done","id":"i112","version":47,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i114',49,'{"type":"done","id":"i114","version":49,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i116',51,'{"type":"done","id":"i116","version":51,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i118',53,'{"type":"done","id":"i118","version":53,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i120',55,'{"type":"done","id":"i120","version":55,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i122',58,'{"type":"done","id":"i122","version":58,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i124',60,'{"type":"done","id":"i124","version":60,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i126',62,'{"type":"done","id":"i126","version":62,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i128',64,'{"type":"done","id":"i128","version":64,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i130',68,'{"type":"done","id":"i130","version":68,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i132',69,'{"type":"done","id":"i132","version":69,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i134',70,'{"type":"done","id":"i134","version":70,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i136',71,'{"type":"done","id":"i136","version":71,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i138',72,'{"type":"done","id":"i138","version":72,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i140',74,'{"type":"done","id":"i140","version":74,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i142',76,'{"type":"done","id":"i142","version":76,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i144',78,'{"type":"done","id":"i144","version":78,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i146',80,'{"type":"done","id":"i146","version":80,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i148',82,'{"type":"done","id":"i148","version":82,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i150',83,'{"type":"done","id":"i150","version":83,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i152',86,'{"type":"done","id":"i152","version":86,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i154',88,'{"type":"done","id":"i154","version":88,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i156',89,'{"type":"done","id":"i156","version":89,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i158',90,'{"type":"done","id":"i158","version":90,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i160',94,'{"type":"done","id":"i160","version":94,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i162',96,'{"type":"done","id":"i162","version":96,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i164',98,'{"type":"done","id":"i164","version":98,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i166',100,'{"type":"done","id":"i166","version":100,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i168',102,'{"type":"done","id":"i168","version":102,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i170',103,'{"type":"done","id":"i170","version":103,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i172',107,'{"type":"done","id":"i172","version":107,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i174',108,'{"type":"done","id":"i174","version":108,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i176',112,'{"type":"done","id":"i176","version":112,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i178',113,'{"type":"done","id":"i178","version":113,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i180',115,'{"type":"done","id":"i180","version":115,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i182',116,'{"type":"done","id":"i182","version":116,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i184',117,'{"type":"done","id":"i184","version":117,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i186',123,'{"type":"done","id":"i186","version":123,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i188',125,'{"type":"done","id":"i188","version":125,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i190',127,'{"type":"done","id":"i190","version":127,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i192',129,'{"type":"done","id":"i192","version":129,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i194',131,'{"type":"done","id":"i194","version":131,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i196',133,'{"type":"done","id":"i196","version":133,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i198',137,'{"type":"done","id":"i198","version":137,"match":null}');
INSERT INTO "answers" VALUES('jsgrk2ub5c24','swh6tfvqg8yf','i200',141,'{"type":"done","id":"i200","version":141,"match":null}');
INSERT INTO "answers" VALUES('2mrc7vm8qfdf','swh6tfvqg8yf','i202',2,'{"type":"done","id":"i202","version":2,"match":null}');
INSERT INTO "answers" VALUES('2mrc7vm8qfdf','swh6tfvqg8yf','i204',3,'{"type":"done","id":"i204","version":3,"match":null}');
INSERT INTO "answers" VALUES('2mrc7vm8qfdf','swh6tfvqg8yf','i206',4,'{"type":"done","id":"i206","version":4,"match":null}');
INSERT INTO "answers" VALUES('2mrc7vm8qfdf','swh6tfvqg8yf','i208',5,'{"type":"done","id":"i208","version":5,"match":null}');
INSERT INTO "answers" VALUES('2mrc7vm8qfdf','swh6tfvqg8yf','i210',6,'{"type":"done","id":"i210","version":6,"match":null}');
INSERT INTO "answers" VALUES('2mrc7vm8qfdf','swh6tfvqg8yf','i212',7,'{"type":"done","id":"i212","version":7,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i214',2,'{"type":"done","id":"i214","version":2,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i216',4,'{"type":"done","id":"i216","version":4,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i218',6,'{"type":"done","id":"i218","version":6,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i220',8,'{"type":"done","id":"i220","version":8,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i222',10,'{"type":"done","id":"i222","version":10,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i224',11,'{"type":"done","id":"i224","version":11,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i226',13,'{"type":"done","id":"i226","version":13,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i228',15,'{"type":"done","id":"i228","version":15,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i230',17,'{"type":"done","id":"i230","version":17,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i232',19,'{"type":"done","id":"i232","version":19,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i234',20,'{"type":"done","id":"i234","version":20,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i236',22,'{"type":"done","id":"i236","version":22,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i238',24,'{"type":"done","id":"i238","version":24,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i240',25,'{"type":"done","id":"i240","version":25,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i242',26,'{"type":"done","id":"i242","version":26,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i244',28,'{"type":"done","id":"i244","version":28,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i246',30,'{"type":"done","id":"i246","version":30,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i248',31,'{"type":"done","id":"i248","version":31,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i250',32,'{"type":"done","id":"i250","version":32,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i252',42,'{"type":"done","id":"i252","version":42,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i254',45,'{"type":"done","id":"i254","version":45,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i256',47,'{"type":"done","id":"i256","version":47,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i258',49,'{"type":"done","id":"i258","version":49,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i260',52,'{"type":"done","id":"i260","version":52,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i262',54,'{"type":"done","id":"i262","version":54,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i264',55,'{"type":"done","id":"i264","version":55,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i266',58,'{"type":"done","id":"i266","version":58,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i268',60,'{"type":"done","id":"i268","version":60,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i270',62,'{"type":"done","id":"i270","version":62,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i272',65,'{"type":"done","id":"i272","version":65,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i274',68,'{"type":"done","id":"i274","version":68,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i276',70,'{"type":"done","id":"i276","version":70,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i278',72,'{"type":"done","id":"i278","version":72,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i280',74,'{"type":"done","id":"i280","version":74,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i282',75,'{"type":"done","id":"i282","version":75,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i284',76,'{"type":"done","id":"i284","version":76,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i286',77,'{"type":"done","id":"i286","version":77,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i288',80,'{"type":"done","id":"i288","version":80,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i290',82,'{"type":"done","id":"i290","version":82,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i292',84,'{"type":"done","id":"i292","version":84,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i294',85,'{"type":"done","id":"i294","version":85,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i296',87,'{"type":"done","id":"i296","version":87,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i298',90,'{"type":"done","id":"i298","version":90,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i300',93,'{"type":"done","id":"i300","version":93,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i302',96,'{"type":"done","id":"i302","version":96,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i304',97,'{"type":"done","id":"i304","version":97,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i306',99,'{"type":"done","id":"i306","version":99,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i308',101,'{"type":"done","id":"i308","version":101,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i310',103,'{"type":"done","id":"i310","version":103,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i312',105,'{"type":"done","id":"i312","version":105,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i314',108,'{"type":"done","id":"i314","version":108,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i316',111,'{"type":"done","id":"i316","version":111,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i318',113,'{"type":"done","id":"i318","version":113,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i320',114,'{"type":"done","id":"i320","version":114,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i322',115,'{"type":"done","id":"i322","version":115,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i324',116,'{"type":"done","id":"i324","version":116,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i326',117,'{"type":"done","id":"i326","version":117,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i328',120,'{"type":"done","id":"i328","version":120,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i330',122,'{"type":"done","id":"i330","version":122,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i332',124,'{"type":"done","id":"i332","version":124,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i334',126,'{"type":"done","id":"i334","version":126,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i336',128,'{"type":"done","id":"i336","version":128,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i338',130,'{"type":"done","id":"i338","version":130,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i340',133,'{"type":"done","id":"i340","version":133,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i342',135,'{"type":"done","id":"i342","version":135,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i344',137,'{"type":"done","id":"i344","version":137,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i346',140,'{"type":"done","id":"i346","version":140,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i348',143,'{"type":"done","id":"i348","version":143,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i350',145,'{"type":"done","id":"i350","version":145,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i352',147,'{"type":"done","id":"i352","version":147,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i354',150,'{"type":"done","id":"i354","version":150,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i356',151,'{"type":"done","id":"i356","version":151,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i358',153,'{"type":"done","id":"i358","version":153,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i360',155,'{"type":"done","id":"i360","version":155,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i362',158,'{"type":"done","id":"i362","version":158,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i364',159,'{"type":"done","id":"i364","version":159,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i366',160,'{"type":"done","id":"i366","version":160,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i368',161,'{"type":"done","id":"i368","version":161,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i370',162,'{"type":"done","id":"i370","version":162,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i372',163,'{"type":"done","id":"i372","version":163,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i374',164,'{"type":"done","id":"i374","version":164,"match":null}');
INSERT INTO "answers" VALUES('dvttgq5aavp2','swh6tfvqg8yf','i376',165,'{"type":"done","id":"i376","version":165,"match":null}');
INSERT INTO "answers" VALUES('6arzhddg24rw','swh6tfvqg8yf','i378',2,'{"type":"done","id":"i378","version":2,"match":null}');
INSERT INTO "answers" VALUES('6arzhddg24rw','swh6tfvqg8yf','i380',3,'{"type":"done","id":"i380","version":3,"match":null}');
INSERT INTO "answers" VALUES('6arzhddg24rw','swh6tfvqg8yf','i382',4,'{"type":"done","id":"i382","version":4,"match":null}');
INSERT INTO "answers" VALUES('6arzhddg24rw','swh6tfvqg8yf','i384',5,'{"type":"done","id":"i384","version":5,"match":null}');
INSERT INTO "answers" VALUES('6arzhddg24rw','swh6tfvqg8yf','i386',6,'{"type":"done","id":"i386","version":6,"match":null}');
INSERT INTO "answers" VALUES('6arzhddg24rw','swh6tfvqg8yf','i388',7,'{"type":"done","id":"i388","version":7,"match":null}');
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
INSERT INTO "matches" VALUES('pkv2bd4whvh9','azul','coloured',2,1,'swh6tfvqg8yf','hzqxvqhmbppvdfjd',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795113331122,'over',0,55,59,'[]','{"reason": "played", "scores": [0, 54], "ranking": [2, 1]}',NULL,0,1795113332262,NULL,1,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('muw8nh97a4d9','azul','coloured',2,1,'swh6tfvqg8yf','yf2hr4sma9b5rgwt',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795113332268,'playing',0,7,7,'[]',NULL,NULL,0,1795113332286,NULL,1,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('jsgrk2ub5c24','pavilion','coloured',2,1,'swh6tfvqg8yf','53v4f77jujz29cka',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795113332328,'over',0,143,158,'[]','{"reason": "played", "scores": [33, 79], "ranking": [2, 1]}',NULL,0,1795113333410,NULL,1,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('2mrc7vm8qfdf','pavilion','coloured',2,1,'swh6tfvqg8yf','kcs8a5ucyn9umwnj',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795113333431,'playing',0,7,8,'[]',NULL,NULL,0,1795113333538,NULL,1,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('dvttgq5aavp2','garden','front',2,1,'swh6tfvqg8yf','yv4v5gzdy3t2jq52',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795113333590,'over',0,165,204,'[]','{"reason": "played", "scores": [6, 132], "ranking": [2, 1]}',NULL,0,1795113335872,NULL,1,0,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('6arzhddg24rw','garden','front',2,1,'swh6tfvqg8yf','ecr9pugwehxcevdc',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795113335902,'playing',0,7,10,'[]',NULL,NULL,0,1795113336002,NULL,1,0,NULL,NULL,NULL);
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
INSERT INTO "plies" VALUES('pkv2bd4whvh9',0,-1,'YWKB/KYRB/YWKR/YKWW/BBWB',1,1795113331151);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',1,0,'3Y4',2,1795113331160);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',2,1,'4K1',3,1795113332091);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',3,0,'1KF',4,1795113332109);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',4,1,'5B3',5,1795113332130);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',5,0,'CW3',6,1795113332136);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',6,1,'CY2',7,1795113332138);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',7,0,'2B5',8,1795113332139);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',8,1,'CK4',9,1795113332141);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',9,0,'CY2',10,1795113332146);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',10,1,'CR5',11,1795113332148);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',11,0,'CB5',12,1795113332150);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',12,-1,'YRRK/WBKW/RRBY/KRKW/BYKW',12,1795113332150);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',13,0,'3Y4',13,1795113332154);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',14,1,'4R1',14,1795113332156);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',15,0,'2B1',15,1795113332157);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',16,1,'1R2',16,1795113332160);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',17,0,'CWF',17,1795113332161);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',18,1,'CK3',18,1795113332163);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',19,0,'5B3',19,1795113332165);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',20,1,'CR5',20,1795113332170);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',21,0,'CY4',21,1795113332172);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',22,1,'CK4',22,1795113332178);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',23,0,'CBF',23,1795113332180);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',24,1,'CWF',24,1795113332182);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',25,-1,'KBKK/WBRW/YYYK/RRWY/RBWR',24,1795113332182);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',26,0,'3K4',25,1795113332183);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',27,1,'CY3',26,1795113332185);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',28,0,'4Y1',27,1795113332194);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',29,1,'5W1',28,1795113332196);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',30,0,'1BF',29,1795113332198);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',31,1,'CK2',30,1795113332200);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',32,0,'2B3',31,1795113332201);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',33,1,'CBF',32,1795113332203);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',34,0,'CWF',33,1795113332205);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',35,1,'CR5',34,1795113332207);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',36,-1,'KKRY/RYBW/YYKW/WYRR/WBWB',34,1795113332207);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',37,1,'2Y1',35,1795113332208);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',38,0,'3K1',36,1795113332210);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',39,1,'5B2',37,1795113332212);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',40,0,'1YF',38,1795113332214);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',41,1,'CW3',39,1795113332216);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',42,0,'CK4',40,1795113332218);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',43,1,'CY5',41,1795113332220);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',44,0,'4Y2',42,1795113332222);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',45,1,'CWF',43,1795113332224);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',46,0,'CBF',44,1795113332226);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',47,1,'CRF',45,1795113332229);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',48,-1,'WKRY/RBBW/RKBK/YKBR/BYYB',45,1795113332229);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',49,1,'4K4',46,1795113332231);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',50,0,'2BF',47,1795113332233);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',51,1,'3B1',48,1795113332236);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',52,0,'1YF',49,1795113332237);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',53,1,'CW2',50,1795113332239);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',54,0,'CK2',51,1795113332241);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',55,1,'CR3',52,1795113332247);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',56,0,'5B3',53,1795113332251);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',57,1,'CY5',54,1795113332260);
INSERT INTO "plies" VALUES('pkv2bd4whvh9',58,0,'CBF',55,1795113332262);
INSERT INTO "plies" VALUES('muw8nh97a4d9',0,-1,'KRKR/KWBW/YRYY/RYRY/BBRR',1,1795113332272);
INSERT INTO "plies" VALUES('muw8nh97a4d9',1,0,'1R1',2,1795113332277);
INSERT INTO "plies" VALUES('muw8nh97a4d9',2,1,'CK1',3,1795113332279);
INSERT INTO "plies" VALUES('muw8nh97a4d9',3,0,'2B2',4,1795113332281);
INSERT INTO "plies" VALUES('muw8nh97a4d9',4,1,'CK2',5,1795113332283);
INSERT INTO "plies" VALUES('muw8nh97a4d9',5,0,'CW3',6,1795113332284);
INSERT INTO "plies" VALUES('muw8nh97a4d9',6,1,'3Y3',7,1795113332286);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',0,-1,'BYOR/GOOP/YB',1,1795113332341);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',1,-1,'ROBR/GRBP/PYPY/RBGG/OYYB',1,1795113332341);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',2,0,'3Y',2,1795113332347);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',3,1,'2B',3,1795113332393);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',4,0,'4G',4,1795113332395);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',5,1,'1R',5,1795113332406);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',6,0,'CR',6,1795113332410);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',7,1,'5Y',7,1795113332412);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',8,0,'CO',8,1795113332414);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',9,1,'CB',9,1795113332416);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',10,0,'CG',10,1795113332417);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',11,0,'05G+2',11,1795113332419);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',12,1,'01Y',12,1795113332421);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',13,0,'02R',13,1795113332422);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',14,1,'02B',14,1795113332424);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',15,0,'21O',15,1795113332428);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',16,1,'03R+1',16,1795113332429);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',17,0,'01Y',17,1795113332431);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',18,1,'51Y',18,1795113332433);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',19,0,'51Y',19,1795113332435);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',20,1,'41B',20,1795113332443);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',21,0,'pass',21,1795113332446);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',22,0,'keepO',22,1795113332448);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',23,1,'pass',23,1795113332450);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',24,1,'keepB',24,1795113332451);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',25,-1,'BBPP/GPYY/POGG/BPRP/OGYO',24,1795113332451);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',26,0,'3O',25,1795113332453);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',27,1,'2Y',26,1795113332456);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',28,0,'4B',27,1795113332458);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',29,1,'5O',28,1795113332460);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',30,0,'CR',29,1795113332479);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',31,1,'CP',30,1795113332481);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',32,0,'1P',31,1795113332482);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',33,1,'CB',32,1795113332484);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',34,0,'CY',33,1795113332486);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',35,0,'22O',34,1795113332487);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',36,1,'04P',35,1795113332490);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',37,0,'14P+2',36,1795113332492);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',38,1,'52Y',37,1795113332494);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',39,0,'31R',38,1795113332496);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',40,1,'42B',39,1795113332498);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',41,0,'41B',40,1795113332499);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',42,1,'43B+2',41,1795113332501);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',43,1,'pickG',42,1795113332503);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',44,-1,'O',42,1795113332503);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',45,0,'pass',43,1795113332505);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',46,0,'keepY',44,1795113332506);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',47,1,'21O',45,1795113332509);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',48,1,'22O+1',46,1795113332511);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',49,-1,'RRGB/RYBO/RYOB/RPBO/GYPB',46,1795113332511);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',50,0,'3R',47,1795113332518);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',51,1,'4P',48,1795113332520);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',52,0,'2Y',49,1795113332526);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',53,1,'1R',50,1795113332535);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',54,0,'5P',51,1795113332546);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',55,1,'CY',52,1795113332562);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',56,0,'CB',53,1795113332566);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',57,1,'CR',54,1795113332581);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',58,0,'CG',55,1795113332582);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',59,1,'53Y+1',56,1795113332584);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',60,1,'pickO',57,1795113332586);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',61,-1,'Y',57,1795113332586);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',62,0,'43B+2',58,1795113332587);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',63,1,'31R',59,1795113332593);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',64,0,'42B',60,1795113332595);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',65,1,'32R',61,1795113332598);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',66,0,'52Y',62,1795113332600);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',67,1,'11P',63,1795113332604);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',68,0,'61G',64,1795113332606);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',69,1,'pass',65,1795113332608);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',70,1,'keepO',66,1795113332610);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',71,1,'keepR',67,1795113332618);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',72,0,'11P',68,1795113332620);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',73,0,'pass',69,1795113332621);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',74,0,'keepB',70,1795113332623);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',75,0,'keepB',71,1795113332624);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',76,0,'keepR',72,1795113332626);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',77,-1,'OGGY/BPGB/YRGP/RGPR/YGRO',72,1795113332626);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',78,1,'1G',73,1795113332630);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',79,0,'3R',74,1795113332632);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',80,1,'5O',75,1795113332634);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',81,0,'2G',76,1795113332635);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',82,1,'4R',77,1795113332637);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',83,0,'CO',78,1795113332638);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',84,1,'CP',79,1795113332642);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',85,0,'CB',80,1795113332644);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',86,1,'CG',81,1795113332645);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',87,0,'CR',82,1795113332647);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',88,0,'33R',83,1795113332648);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',89,1,'33R',84,1795113332660);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',90,1,'pickY',85,1795113332665);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',91,-1,'P',85,1795113332665);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',92,0,'04B+1',86,1795113332678);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',93,1,'23O+1',87,1795113332707);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',94,0,'pass',88,1795113332718);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',95,0,'keepO',89,1795113332730);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',96,0,'keepB',90,1795113332738);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',97,1,'12P',91,1795113332763);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',98,1,'05G',92,1795113332778);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',99,1,'13P+2',93,1795113332790);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',100,-1,'POGP/PYOR/YBPY/RBRO/OGGG',93,1795113332790);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',101,0,'2R',94,1795113332794);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',102,1,'4R',95,1795113332815);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',103,0,'1O',96,1795113332822);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',104,1,'3Y',97,1795113332835);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',105,0,'CY',98,1795113332842);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',106,1,'CP',99,1795113332854);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',107,0,'5G',100,1795113332865);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',108,1,'CO',101,1795113332883);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',109,0,'CG',102,1795113332890);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',110,0,'62G+1',103,1795113332898);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',111,1,'24O+1',104,1795113332919);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',112,1,'pickB',105,1795113332934);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',113,1,'pickB',106,1795113332939);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',114,-1,'PG',106,1795113332939);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',115,0,'63G',107,1795113332952);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',116,0,'pickO',108,1795113332958);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',117,-1,'P',108,1795113332958);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',118,1,'54Y+2',109,1795113332970);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',119,1,'pickP',110,1795113332990);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',120,1,'pickP',111,1795113332997);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',121,-1,'YO',111,1795113332997);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',122,0,'03O',112,1795113333006);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',123,0,'pickO',113,1795113333022);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',124,-1,'R',113,1795113333022);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',125,1,'14P',114,1795113333039);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',126,0,'pass',115,1795113333051);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',127,0,'keepY',116,1795113333054);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',128,0,'keepR',117,1795113333078);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',129,1,'pass',118,1795113333090);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',130,1,'keepP',119,1795113333100);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',131,1,'keepB',120,1795113333122);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',132,1,'keepR',121,1795113333139);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',133,1,'keepR',122,1795113333154);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',134,-1,'BROY/YOBR/ROGB/BBOP/PPRO',122,1795113333154);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',135,0,'3O',123,1795113333165);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',136,1,'5P',124,1795113333182);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',137,0,'2O',125,1795113333190);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',138,1,'1O',126,1795113333209);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',139,0,'CB',127,1795113333218);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',140,1,'4B',128,1795113333246);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',141,0,'CO',129,1795113333253);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',142,1,'CY',130,1795113333270);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',143,0,'CG',131,1795113333282);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',144,1,'CP',132,1795113333294);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',145,0,'26O+2',133,1795113333296);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',146,1,'44B+1',134,1795113333303);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',147,1,'pickR',135,1795113333326);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',148,1,'pickR',136,1795113333342);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',149,-1,'OB',136,1795113333342);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',150,0,'44B+1',137,1795113333346);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',151,1,'06O+5',138,1795113333358);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',152,1,'pickG',139,1795113333366);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',153,1,'pickB',140,1795113333390);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',154,-1,'RR',140,1795113333390);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',155,0,'pass',141,1795113333391);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',156,1,'61G',142,1795113333402);
INSERT INTO "plies" VALUES('jsgrk2ub5c24',157,1,'pass',143,1795113333410);
INSERT INTO "plies" VALUES('2mrc7vm8qfdf',0,-1,'PBGG/YPYB/GR',1,1795113333459);
INSERT INTO "plies" VALUES('2mrc7vm8qfdf',1,-1,'BBYO/YGPR/RYYY/YRPP/OYRY',1,1795113333459);
INSERT INTO "plies" VALUES('2mrc7vm8qfdf',2,0,'1O',2,1795113333487);
INSERT INTO "plies" VALUES('2mrc7vm8qfdf',3,1,'CY',3,1795113333502);
INSERT INTO "plies" VALUES('2mrc7vm8qfdf',4,0,'CB',4,1795113333510);
INSERT INTO "plies" VALUES('2mrc7vm8qfdf',5,1,'2G',5,1795113333516);
INSERT INTO "plies" VALUES('2mrc7vm8qfdf',6,0,'CY',6,1795113333524);
INSERT INTO "plies" VALUES('2mrc7vm8qfdf',7,1,'CR',7,1795113333538);
INSERT INTO "plies" VALUES('dvttgq5aavp2',0,-1,'Y4Y6Y2G5',1,1795113333613);
INSERT INTO "plies" VALUES('dvttgq5aavp2',1,0,'buy6',2,1795113333640);
INSERT INTO "plies" VALUES('dvttgq5aavp2',2,1,'takeY',3,1795113333663);
INSERT INTO "plies" VALUES('dvttgq5aavp2',3,-1,'B4Y3Y6M4',3,1795113333663);
INSERT INTO "plies" VALUES('dvttgq5aavp2',4,0,'takeY',4,1795113333670);
INSERT INTO "plies" VALUES('dvttgq5aavp2',5,-1,'M6L3G6G1',4,1795113333670);
INSERT INTO "plies" VALUES('dvttgq5aavp2',6,1,'takeG',5,1795113333695);
INSERT INTO "plies" VALUES('dvttgq5aavp2',7,-1,'L4M3P4B5',5,1795113333695);
INSERT INTO "plies" VALUES('dvttgq5aavp2',8,-1,'xB1',5,1795113333695);
INSERT INTO "plies" VALUES('dvttgq5aavp2',9,0,'take6',6,1795113333704);
INSERT INTO "plies" VALUES('dvttgq5aavp2',10,1,'takeB',7,1795113333719);
INSERT INTO "plies" VALUES('dvttgq5aavp2',11,-1,'B6L1B4P2',7,1795113333719);
INSERT INTO "plies" VALUES('dvttgq5aavp2',12,0,'take6',8,1795113333730);
INSERT INTO "plies" VALUES('dvttgq5aavp2',13,1,'xB1@2r4',9,1795113333746);
INSERT INTO "plies" VALUES('dvttgq5aavp2',14,0,'Y3@60',10,1795113333754);
INSERT INTO "plies" VALUES('dvttgq5aavp2',15,0,'payY6',11,1795113333762);
INSERT INTO "plies" VALUES('dvttgq5aavp2',16,1,'take1',12,1795113333779);
INSERT INTO "plies" VALUES('dvttgq5aavp2',17,0,'takeB',13,1795113333782);
INSERT INTO "plies" VALUES('dvttgq5aavp2',18,1,'G1@24',14,1795113333798);
INSERT INTO "plies" VALUES('dvttgq5aavp2',19,0,'take2',15,1795113333806);
INSERT INTO "plies" VALUES('dvttgq5aavp2',20,-1,'xG2',15,1795113333806);
INSERT INTO "plies" VALUES('dvttgq5aavp2',21,1,'L1@26',16,1795113333815);
INSERT INTO "plies" VALUES('dvttgq5aavp2',22,0,'take4',17,1795113333822);
INSERT INTO "plies" VALUES('dvttgq5aavp2',23,-1,'xY5',17,1795113333822);
INSERT INTO "plies" VALUES('dvttgq5aavp2',24,1,'take3',18,1795113333849);
INSERT INTO "plies" VALUES('dvttgq5aavp2',25,-1,'xY1',18,1795113333849);
INSERT INTO "plies" VALUES('dvttgq5aavp2',26,-1,'xM1',18,1795113333849);
INSERT INTO "plies" VALUES('dvttgq5aavp2',27,0,'P2@04',19,1795113333853);
INSERT INTO "plies" VALUES('dvttgq5aavp2',28,0,'payP4',20,1795113333870);
INSERT INTO "plies" VALUES('dvttgq5aavp2',29,1,'take1',21,1795113333887);
INSERT INTO "plies" VALUES('dvttgq5aavp2',30,0,'take5',22,1795113333893);
INSERT INTO "plies" VALUES('dvttgq5aavp2',31,1,'xM1@3r0',23,1795113333899);
INSERT INTO "plies" VALUES('dvttgq5aavp2',32,0,'B4@01',24,1795113333904);
INSERT INTO "plies" VALUES('dvttgq5aavp2',33,0,'payL4',25,1795113333914);
INSERT INTO "plies" VALUES('dvttgq5aavp2',34,0,'payM4',26,1795113333920);
INSERT INTO "plies" VALUES('dvttgq5aavp2',35,1,'xY1@1r2',27,1795113333939);
INSERT INTO "plies" VALUES('dvttgq5aavp2',36,0,'buy4',28,1795113333950);
INSERT INTO "plies" VALUES('dvttgq5aavp2',37,1,'takeG',29,1795113333970);
INSERT INTO "plies" VALUES('dvttgq5aavp2',38,0,'pass',30,1795113333974);
INSERT INTO "plies" VALUES('dvttgq5aavp2',39,0,'dropM6',31,1795113333981);
INSERT INTO "plies" VALUES('dvttgq5aavp2',40,0,'dropxY5',32,1795113333994);
INSERT INTO "plies" VALUES('dvttgq5aavp2',41,1,'xG2@4r0',33,1795113334020);
INSERT INTO "plies" VALUES('dvttgq5aavp2',42,1,'payG6',34,1795113334034);
INSERT INTO "plies" VALUES('dvttgq5aavp2',43,1,'Y2@14',35,1795113334043);
INSERT INTO "plies" VALUES('dvttgq5aavp2',44,1,'payY6',36,1795113334063);
INSERT INTO "plies" VALUES('dvttgq5aavp2',45,1,'Y4@01',37,1795113334082);
INSERT INTO "plies" VALUES('dvttgq5aavp2',46,1,'payB4',38,1795113334095);
INSERT INTO "plies" VALUES('dvttgq5aavp2',47,1,'M3@36',39,1795113334116);
INSERT INTO "plies" VALUES('dvttgq5aavp2',48,1,'pass',40,1795113334131);
INSERT INTO "plies" VALUES('dvttgq5aavp2',49,1,'stop',41,1795113334139);
INSERT INTO "plies" VALUES('dvttgq5aavp2',50,-1,'Y2M3L4G1',41,1795113334139);
INSERT INTO "plies" VALUES('dvttgq5aavp2',51,0,'takeG',42,1795113334146);
INSERT INTO "plies" VALUES('dvttgq5aavp2',52,-1,'M3G5L2M1',42,1795113334146);
INSERT INTO "plies" VALUES('dvttgq5aavp2',53,1,'takeM',43,1795113334167);
INSERT INTO "plies" VALUES('dvttgq5aavp2',54,1,'from1',44,1795113334172);
INSERT INTO "plies" VALUES('dvttgq5aavp2',55,-1,'Y5P6M5L6',44,1795113334172);
INSERT INTO "plies" VALUES('dvttgq5aavp2',56,0,'take4',45,1795113334194);
INSERT INTO "plies" VALUES('dvttgq5aavp2',57,1,'take2',46,1795113334197);
INSERT INTO "plies" VALUES('dvttgq5aavp2',58,0,'take5',47,1795113334202);
INSERT INTO "plies" VALUES('dvttgq5aavp2',59,-1,'B4P3M2L6',47,1795113334202);
INSERT INTO "plies" VALUES('dvttgq5aavp2',60,-1,'xP3',47,1795113334202);
INSERT INTO "plies" VALUES('dvttgq5aavp2',61,1,'L2@15',48,1795113334219);
INSERT INTO "plies" VALUES('dvttgq5aavp2',62,0,'take4',49,1795113334234);
INSERT INTO "plies" VALUES('dvttgq5aavp2',63,-1,'L5B5P1B6',49,1795113334234);
INSERT INTO "plies" VALUES('dvttgq5aavp2',64,1,'takeP',50,1795113334254);
INSERT INTO "plies" VALUES('dvttgq5aavp2',65,1,'from1',51,1795113334262);
INSERT INTO "plies" VALUES('dvttgq5aavp2',66,0,'take5',52,1795113334278);
INSERT INTO "plies" VALUES('dvttgq5aavp2',67,1,'P1@02',53,1795113334295);
INSERT INTO "plies" VALUES('dvttgq5aavp2',68,0,'Y5@42',54,1795113334297);
INSERT INTO "plies" VALUES('dvttgq5aavp2',69,0,'payL5',55,1795113334305);
INSERT INTO "plies" VALUES('dvttgq5aavp2',70,1,'xP3@6r2',56,1795113334323);
INSERT INTO "plies" VALUES('dvttgq5aavp2',71,1,'payP6',57,1795113334338);
INSERT INTO "plies" VALUES('dvttgq5aavp2',72,0,'take2',58,1795113334341);
INSERT INTO "plies" VALUES('dvttgq5aavp2',73,1,'take3',59,1795113334349);
INSERT INTO "plies" VALUES('dvttgq5aavp2',74,-1,'xY2',59,1795113334349);
INSERT INTO "plies" VALUES('dvttgq5aavp2',75,0,'take2',60,1795113334366);
INSERT INTO "plies" VALUES('dvttgq5aavp2',76,1,'P3@03',61,1795113334382);
INSERT INTO "plies" VALUES('dvttgq5aavp2',77,0,'xY2@2r0',62,1795113334394);
INSERT INTO "plies" VALUES('dvttgq5aavp2',78,1,'M3@62',63,1795113334410);
INSERT INTO "plies" VALUES('dvttgq5aavp2',79,1,'payM1',64,1795113334415);
INSERT INTO "plies" VALUES('dvttgq5aavp2',80,0,'G1@24',65,1795113334417);
INSERT INTO "plies" VALUES('dvttgq5aavp2',81,1,'take6',66,1795113334422);
INSERT INTO "plies" VALUES('dvttgq5aavp2',82,1,'from3',67,1795113334443);
INSERT INTO "plies" VALUES('dvttgq5aavp2',83,-1,'xP2',67,1795113334443);
INSERT INTO "plies" VALUES('dvttgq5aavp2',84,-1,'xP1',67,1795113334443);
INSERT INTO "plies" VALUES('dvttgq5aavp2',85,0,'take1',68,1795113334446);
INSERT INTO "plies" VALUES('dvttgq5aavp2',86,1,'take2',69,1795113334470);
INSERT INTO "plies" VALUES('dvttgq5aavp2',87,0,'xP1@3r1',70,1795113334478);
INSERT INTO "plies" VALUES('dvttgq5aavp2',88,1,'xP2@5r1',71,1795113334499);
INSERT INTO "plies" VALUES('dvttgq5aavp2',89,0,'takeL',72,1795113334506);
INSERT INTO "plies" VALUES('dvttgq5aavp2',90,-1,'xY6',72,1795113334506);
INSERT INTO "plies" VALUES('dvttgq5aavp2',91,1,'take6',73,1795113334530);
INSERT INTO "plies" VALUES('dvttgq5aavp2',92,0,'pass',74,1795113334534);
INSERT INTO "plies" VALUES('dvttgq5aavp2',93,0,'dropB6',75,1795113334542);
INSERT INTO "plies" VALUES('dvttgq5aavp2',94,0,'dropL4',76,1795113334548);
INSERT INTO "plies" VALUES('dvttgq5aavp2',95,0,'dropL6',77,1795113334566);
INSERT INTO "plies" VALUES('dvttgq5aavp2',96,1,'pass',78,1795113334582);
INSERT INTO "plies" VALUES('dvttgq5aavp2',97,1,'stop',79,1795113334603);
INSERT INTO "plies" VALUES('dvttgq5aavp2',98,-1,'G3Y5P1G4',79,1795113334603);
INSERT INTO "plies" VALUES('dvttgq5aavp2',99,0,'takeG',80,1795113334609);
INSERT INTO "plies" VALUES('dvttgq5aavp2',100,-1,'M6Y1B2P2',80,1795113334609);
INSERT INTO "plies" VALUES('dvttgq5aavp2',101,1,'take1',81,1795113334616);
INSERT INTO "plies" VALUES('dvttgq5aavp2',102,-1,'P1P6M6B2',81,1795113334616);
INSERT INTO "plies" VALUES('dvttgq5aavp2',103,0,'takeY',82,1795113334638);
INSERT INTO "plies" VALUES('dvttgq5aavp2',104,-1,'xG6',82,1795113334638);
INSERT INTO "plies" VALUES('dvttgq5aavp2',105,1,'P1@06',83,1795113334654);
INSERT INTO "plies" VALUES('dvttgq5aavp2',106,0,'takeM',84,1795113334658);
INSERT INTO "plies" VALUES('dvttgq5aavp2',107,0,'from2',85,1795113334670);
INSERT INTO "plies" VALUES('dvttgq5aavp2',108,-1,'P3P3G2M1',85,1795113334670);
INSERT INTO "plies" VALUES('dvttgq5aavp2',109,1,'Y1@05',86,1795113334686);
INSERT INTO "plies" VALUES('dvttgq5aavp2',110,0,'takeM',87,1795113334692);
INSERT INTO "plies" VALUES('dvttgq5aavp2',111,-1,'G6L1Y4M2',87,1795113334692);
INSERT INTO "plies" VALUES('dvttgq5aavp2',112,1,'take2',88,1795113334718);
INSERT INTO "plies" VALUES('dvttgq5aavp2',113,1,'from1',89,1795113334742);
INSERT INTO "plies" VALUES('dvttgq5aavp2',114,-1,'xL5',89,1795113334742);
INSERT INTO "plies" VALUES('dvttgq5aavp2',115,0,'take4',90,1795113334754);
INSERT INTO "plies" VALUES('dvttgq5aavp2',116,1,'B2@16',91,1795113334770);
INSERT INTO "plies" VALUES('dvttgq5aavp2',117,1,'payB6',92,1795113334787);
INSERT INTO "plies" VALUES('dvttgq5aavp2',118,0,'take5',93,1795113334798);
INSERT INTO "plies" VALUES('dvttgq5aavp2',119,1,'P2@04',94,1795113334821);
INSERT INTO "plies" VALUES('dvttgq5aavp2',120,1,'payM2',95,1795113334846);
INSERT INTO "plies" VALUES('dvttgq5aavp2',121,0,'take6',96,1795113334852);
INSERT INTO "plies" VALUES('dvttgq5aavp2',122,0,'from4',97,1795113334862);
INSERT INTO "plies" VALUES('dvttgq5aavp2',123,1,'take1',98,1795113334886);
INSERT INTO "plies" VALUES('dvttgq5aavp2',124,-1,'xL6',98,1795113334886);
INSERT INTO "plies" VALUES('dvttgq5aavp2',125,0,'M1@45',99,1795113334898);
INSERT INTO "plies" VALUES('dvttgq5aavp2',126,1,'L1@22',100,1795113334927);
INSERT INTO "plies" VALUES('dvttgq5aavp2',127,0,'G3@25',101,1795113334931);
INSERT INTO "plies" VALUES('dvttgq5aavp2',128,1,'P1@51',102,1795113334959);
INSERT INTO "plies" VALUES('dvttgq5aavp2',129,0,'takeP',103,1795113334966);
INSERT INTO "plies" VALUES('dvttgq5aavp2',130,1,'takeB',104,1795113334983);
INSERT INTO "plies" VALUES('dvttgq5aavp2',131,-1,'xM4',104,1795113334983);
INSERT INTO "plies" VALUES('dvttgq5aavp2',132,0,'takeL',105,1795113334994);
INSERT INTO "plies" VALUES('dvttgq5aavp2',133,1,'B2@46',106,1795113335016);
INSERT INTO "plies" VALUES('dvttgq5aavp2',134,1,'payB5',107,1795113335027);
INSERT INTO "plies" VALUES('dvttgq5aavp2',135,0,'buy5',108,1795113335034);
INSERT INTO "plies" VALUES('dvttgq5aavp2',136,1,'G2@11',109,1795113335056);
INSERT INTO "plies" VALUES('dvttgq5aavp2',137,1,'payG5',110,1795113335066);
INSERT INTO "plies" VALUES('dvttgq5aavp2',138,0,'takeP',111,1795113335077);
INSERT INTO "plies" VALUES('dvttgq5aavp2',139,-1,'xB5',111,1795113335077);
INSERT INTO "plies" VALUES('dvttgq5aavp2',140,1,'takeM',112,1795113335095);
INSERT INTO "plies" VALUES('dvttgq5aavp2',141,0,'pass',113,1795113335106);
INSERT INTO "plies" VALUES('dvttgq5aavp2',142,0,'dropY4',114,1795113335114);
INSERT INTO "plies" VALUES('dvttgq5aavp2',143,0,'dropM6',115,1795113335124);
INSERT INTO "plies" VALUES('dvttgq5aavp2',144,0,'dropxL5',116,1795113335140);
INSERT INTO "plies" VALUES('dvttgq5aavp2',145,0,'dropxL6',117,1795113335154);
INSERT INTO "plies" VALUES('dvttgq5aavp2',146,1,'pass',118,1795113335170);
INSERT INTO "plies" VALUES('dvttgq5aavp2',147,1,'stop',119,1795113335184);
INSERT INTO "plies" VALUES('dvttgq5aavp2',148,-1,'M5P5Y3L3',119,1795113335184);
INSERT INTO "plies" VALUES('dvttgq5aavp2',149,0,'takeY',120,1795113335198);
INSERT INTO "plies" VALUES('dvttgq5aavp2',150,-1,'P4L5G3P4',120,1795113335198);
INSERT INTO "plies" VALUES('dvttgq5aavp2',151,1,'takeG',121,1795113335214);
INSERT INTO "plies" VALUES('dvttgq5aavp2',152,-1,'L6B6P6M4',121,1795113335214);
INSERT INTO "plies" VALUES('dvttgq5aavp2',153,0,'takeM',122,1795113335226);
INSERT INTO "plies" VALUES('dvttgq5aavp2',154,-1,'M2B1G1G2',122,1795113335226);
INSERT INTO "plies" VALUES('dvttgq5aavp2',155,1,'G3@64',123,1795113335238);
INSERT INTO "plies" VALUES('dvttgq5aavp2',156,0,'take1',124,1795113335253);
INSERT INTO "plies" VALUES('dvttgq5aavp2',157,-1,'B3B1P5L3',124,1795113335253);
INSERT INTO "plies" VALUES('dvttgq5aavp2',158,1,'take1',125,1795113335267);
INSERT INTO "plies" VALUES('dvttgq5aavp2',159,0,'B1@54',126,1795113335269);
INSERT INTO "plies" VALUES('dvttgq5aavp2',160,1,'B1@53',127,1795113335275);
INSERT INTO "plies" VALUES('dvttgq5aavp2',161,0,'G1@40',128,1795113335277);
INSERT INTO "plies" VALUES('dvttgq5aavp2',162,1,'takeM',129,1795113335292);
INSERT INTO "plies" VALUES('dvttgq5aavp2',163,0,'take2',130,1795113335310);
INSERT INTO "plies" VALUES('dvttgq5aavp2',164,-1,'xB3',130,1795113335310);
INSERT INTO "plies" VALUES('dvttgq5aavp2',165,1,'M2@12',131,1795113335338);
INSERT INTO "plies" VALUES('dvttgq5aavp2',166,1,'payxM4',132,1795113335350);
INSERT INTO "plies" VALUES('dvttgq5aavp2',167,0,'takeB',133,1795113335352);
INSERT INTO "plies" VALUES('dvttgq5aavp2',168,1,'takeB',134,1795113335363);
INSERT INTO "plies" VALUES('dvttgq5aavp2',169,0,'P3@61',135,1795113335374);
INSERT INTO "plies" VALUES('dvttgq5aavp2',170,1,'B3@35',136,1795113335407);
INSERT INTO "plies" VALUES('dvttgq5aavp2',171,0,'take4',137,1795113335412);
INSERT INTO "plies" VALUES('dvttgq5aavp2',172,1,'take3',138,1795113335438);
INSERT INTO "plies" VALUES('dvttgq5aavp2',173,1,'from0',139,1795113335455);
INSERT INTO "plies" VALUES('dvttgq5aavp2',174,0,'P3@31',140,1795113335466);
INSERT INTO "plies" VALUES('dvttgq5aavp2',175,1,'L3@42',141,1795113335498);
INSERT INTO "plies" VALUES('dvttgq5aavp2',176,1,'payL6',142,1795113335506);
INSERT INTO "plies" VALUES('dvttgq5aavp2',177,0,'take3',143,1795113335512);
INSERT INTO "plies" VALUES('dvttgq5aavp2',178,1,'take4',144,1795113335533);
INSERT INTO "plies" VALUES('dvttgq5aavp2',179,0,'takeL',145,1795113335538);
INSERT INTO "plies" VALUES('dvttgq5aavp2',180,-1,'xP5',145,1795113335538);
INSERT INTO "plies" VALUES('dvttgq5aavp2',181,1,'P4@56',146,1795113335548);
INSERT INTO "plies" VALUES('dvttgq5aavp2',182,0,'L3@36',147,1795113335558);
INSERT INTO "plies" VALUES('dvttgq5aavp2',183,1,'take5',148,1795113335573);
INSERT INTO "plies" VALUES('dvttgq5aavp2',184,1,'from1',149,1795113335606);
INSERT INTO "plies" VALUES('dvttgq5aavp2',185,0,'takeP',150,1795113335612);
INSERT INTO "plies" VALUES('dvttgq5aavp2',186,0,'from4',151,1795113335625);
INSERT INTO "plies" VALUES('dvttgq5aavp2',187,-1,'xB6',151,1795113335625);
INSERT INTO "plies" VALUES('dvttgq5aavp2',188,-1,'xM3',151,1795113335625);
INSERT INTO "plies" VALUES('dvttgq5aavp2',189,1,'takeP',152,1795113335652);
INSERT INTO "plies" VALUES('dvttgq5aavp2',190,-1,'xG3',152,1795113335652);
INSERT INTO "plies" VALUES('dvttgq5aavp2',191,0,'takeM',153,1795113335658);
INSERT INTO "plies" VALUES('dvttgq5aavp2',192,1,'P5@55',154,1795113335716);
INSERT INTO "plies" VALUES('dvttgq5aavp2',193,0,'M4@44',155,1795113335730);
INSERT INTO "plies" VALUES('dvttgq5aavp2',194,1,'pass',156,1795113335768);
INSERT INTO "plies" VALUES('dvttgq5aavp2',195,1,'stop',157,1795113335783);
INSERT INTO "plies" VALUES('dvttgq5aavp2',196,0,'takeG',158,1795113335797);
INSERT INTO "plies" VALUES('dvttgq5aavp2',197,0,'G2@23',159,1795113335806);
INSERT INTO "plies" VALUES('dvttgq5aavp2',198,0,'takeB',160,1795113335814);
INSERT INTO "plies" VALUES('dvttgq5aavp2',199,0,'buy1',161,1795113335830);
INSERT INTO "plies" VALUES('dvttgq5aavp2',200,0,'pass',162,1795113335840);
INSERT INTO "plies" VALUES('dvttgq5aavp2',201,0,'dropP5',163,1795113335849);
INSERT INTO "plies" VALUES('dvttgq5aavp2',202,0,'dropY5',164,1795113335862);
INSERT INTO "plies" VALUES('dvttgq5aavp2',203,0,'dropxB6',165,1795113335872);
INSERT INTO "plies" VALUES('6arzhddg24rw',0,-1,'M5L3Y5Y4',1,1795113335918);
INSERT INTO "plies" VALUES('6arzhddg24rw',1,0,'pass',2,1795113335951);
INSERT INTO "plies" VALUES('6arzhddg24rw',2,1,'pass',3,1795113335959);
INSERT INTO "plies" VALUES('6arzhddg24rw',3,-1,'Y4G5L4B3',3,1795113335959);
INSERT INTO "plies" VALUES('6arzhddg24rw',4,0,'pass',4,1795113335976);
INSERT INTO "plies" VALUES('6arzhddg24rw',5,1,'pass',5,1795113335982);
INSERT INTO "plies" VALUES('6arzhddg24rw',6,-1,'Y6B3Y1M1',5,1795113335982);
INSERT INTO "plies" VALUES('6arzhddg24rw',7,0,'pass',6,1795113335998);
INSERT INTO "plies" VALUES('6arzhddg24rw',8,1,'pass',7,1795113336002);
INSERT INTO "plies" VALUES('6arzhddg24rw',9,-1,'G2M4G6P6',7,1795113336002);
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
	chat BOOLEAN DEFAULT 0 NOT NULL, again BOOLEAN DEFAULT 0 NOT NULL, hints JSON DEFAULT '[]' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seats_user FOREIGN KEY(user) REFERENCES users (id), 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "seats" VALUES('pkv2bd4whvh9',0,'person','swh6tfvqg8yf','ada',NULL,NULL,0,0,'[]');
INSERT INTO "seats" VALUES('pkv2bd4whvh9',1,'bot',NULL,'greedy','greedy',NULL,0,0,'[]');
INSERT INTO "seats" VALUES('muw8nh97a4d9',0,'person','swh6tfvqg8yf','ada',NULL,NULL,0,0,'[]');
INSERT INTO "seats" VALUES('muw8nh97a4d9',1,'person','swh6tfvqg8yf','Бен',NULL,NULL,0,0,'[]');
INSERT INTO "seats" VALUES('jsgrk2ub5c24',0,'person','swh6tfvqg8yf','ada',NULL,NULL,0,0,'[]');
INSERT INTO "seats" VALUES('jsgrk2ub5c24',1,'bot',NULL,'greedy','greedy',NULL,0,0,'[]');
INSERT INTO "seats" VALUES('2mrc7vm8qfdf',0,'person','swh6tfvqg8yf','ada',NULL,NULL,0,0,'[]');
INSERT INTO "seats" VALUES('2mrc7vm8qfdf',1,'person','swh6tfvqg8yf','Бен',NULL,NULL,0,0,'[]');
INSERT INTO "seats" VALUES('dvttgq5aavp2',0,'person','swh6tfvqg8yf','ada',NULL,NULL,0,0,'[]');
INSERT INTO "seats" VALUES('dvttgq5aavp2',1,'bot',NULL,'greedy','greedy',NULL,0,0,'[]');
INSERT INTO "seats" VALUES('6arzhddg24rw',0,'person','swh6tfvqg8yf','ada',NULL,NULL,0,0,'[]');
INSERT INTO "seats" VALUES('6arzhddg24rw',1,'person','swh6tfvqg8yf','Бен',NULL,NULL,0,0,'[]');
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
INSERT INTO "sessions" VALUES('b8bcx9b2kpdz','a2a6e96bff66764ca912ea8baa45c6e916f22ba5c834ab0abe8c22ccc09db90d','swh6tfvqg8yf','Python','',1795113330966,1795113330966);
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
INSERT INTO "users" VALUES('swh6tfvqg8yf','account','ada','ada','$argon2id$v=19$m=65536,t=3,p=4$ocVc4GgHjf51/lgsLc+PUA$nsb7NxpI6fBy4BEfuhPuSAp9834ZiDQHkaoV4N3Uze0',1,NULL,NULL,NULL,1795113330516,'729eeb451624e090','ada',NULL,NULL);
CREATE INDEX ix_users_merged_into ON users (merged_into);
CREATE INDEX ix_users_owner ON users (owner);
CREATE INDEX ix_matches_status_public ON matches (status, public);
CREATE INDEX ix_matches_wake_process ON matches (wake, process);
CREATE INDEX ix_seats_user ON seats (user);
CREATE INDEX ix_analyses_user ON analyses (user);
CREATE INDEX ix_analyses_status ON analyses (status);
CREATE INDEX ix_analyses_match ON analyses ("match");
CREATE UNIQUE INDEX ix_users_skeleton ON users (skeleton);
CREATE INDEX ix_users_email ON users (email);
CREATE INDEX ix_sessions_user ON sessions (user);
CREATE INDEX ix_sessions_created ON sessions (created);
CREATE INDEX ix_mail_tokens_user ON mail_tokens (user);
COMMIT;
