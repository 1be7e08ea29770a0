BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i0',2,'{"type":"done","id":"i0","version":2,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i2',4,'{"type":"done","id":"i2","version":4,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i4',6,'{"type":"done","id":"i4","version":6,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i6',8,'{"type":"done","id":"i6","version":8,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i8',11,'{"type":"done","id":"i8","version":11,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i10',13,'{"type":"done","id":"i10","version":13,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i12',15,'{"type":"done","id":"i12","version":15,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i14',17,'{"type":"done","id":"i14","version":17,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i16',19,'{"type":"done","id":"i16","version":19,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i18',22,'{"type":"done","id":"i18","version":22,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i20',24,'{"type":"done","id":"i20","version":24,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i22',26,'{"type":"done","id":"i22","version":26,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i24',28,'{"type":"done","id":"i24","version":28,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i26',30,'{"type":"done","id":"i26","version":30,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i28',33,'{"type":"done","id":"i28","version":33,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i30',35,'{"type":"done","id":"i30","version":35,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i32',37,'{"type":"done","id":"i32","version":37,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i34',39,'{"type":"done","id":"i34","version":39,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i36',41,'{"type":"done","id":"i36","version":41,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i38',44,'{"type":"done","id":"i38","version":44,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i40',46,'{"type":"done","id":"i40","version":46,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i42',48,'{"type":"done","id":"i42","version":48,"match":null}');
INSERT INTO "answers" VALUES('nfsqfq38h7d3','h7g7f4avfqbq','i44',50,'{"type":"done","id":"i44","version":50,"match":null}');
INSERT INTO "answers" VALUES('xnpj4yweznaf','h7g7f4avfqbq','i46',2,'{"type":"done","id":"i46","version":2,"match":null}');
INSERT INTO "answers" VALUES('xnpj4yweznaf','h7g7f4avfqbq','i48',3,'{"type":"done","id":"i48","version":3,"match":null}');
INSERT INTO "answers" VALUES('xnpj4yweznaf','h7g7f4avfqbq','i50',4,'{"type":"done","id":"i50","version":4,"match":null}');
INSERT INTO "answers" VALUES('xnpj4yweznaf','h7g7f4avfqbq','i52',5,'{"type":"done","id":"i52","version":5,"match":null}');
INSERT INTO "answers" VALUES('xnpj4yweznaf','h7g7f4avfqbq','i54',6,'{"type":"done","id":"i54","version":6,"match":null}');
INSERT INTO "answers" VALUES('xnpj4yweznaf','h7g7f4avfqbq','i56',7,'{"type":"done","id":"i56","version":7,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i58',2,'{"type":"done","id":"i58","version":2,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i60',4,'{"type":"done","id":"i60","version":4,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i62',6,'{"type":"done","id":"i62","version":6,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i64',8,'{"type":"done","id":"i64","version":8,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i66',11,'{"type":"done","id":"i66","version":11,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i68',13,'{"type":"done","id":"i68","version":13,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i70',15,'{"type":"done","id":"i70","version":15,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i72',22,'{"type":"done","id":"i72","version":22,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i74',24,'{"type":"done","id":"i74","version":24,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i76',26,'{"type":"done","id":"i76","version":26,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i78',28,'{"type":"done","id":"i78","version":28,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i80',30,'{"type":"done","id":"i80","version":30,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i82',31,'{"type":"done","id":"i82","version":31,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i84',33,'{"type":"done","id":"i84","version":33,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i86',35,'{"type":"done","id":"i86","version":35,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i88',37,'{"type":"done","id":"i88","version":37,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i90',39,'{"type":"done","id":"i90","version":39,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i92',42,'{"type":"done","id":"i92","version":42,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i94',43,'{"type":"done","id":"i94","version":43,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i96',45,'{"type":"done","id":"i96","version":45,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i98',47,'{"type":"done","id":"i98","version":47,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i100',49,'{"type":"done","id":"i100","version":49,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i102',51,'{"type":"done","id":"i102","version":51,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i104',53,'{"type":"done","id":"i104","version":53,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i106',55,'{"type":"done","id":"i106","version":55,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i108',57,'{"type":"done","id":"i108","version":57,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i110',59,'{"type":"done","id":"i110","version":59,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i112',60,'{"type":"done","id":"i112","version":60,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i114',62,'{"type":"done","id":"i114","version":62,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i116',66,'{"type":"done","id":"i116","version":66,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i118',67,'{"type":"done","id":"i118","version":67,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i120',68,'{"type":"done","id":"i120","version":68,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i122',69,'{"type":"done","id":"i122","version":69,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i124',71,'{"type":"done","id":"i124","version":71,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i126',73,'{"type":"done","id":"i126","version":73,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i128',75,'{"type":"done","id":"i128","version":75,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i130',77,'{"type":"done","id":"i130","version":77,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i132',79,'{"type":"done","id":"i132","version":79,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i134',80,'{"type":"done","id":"i134","version":80,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i136',84,'{"type":"done","id":"i136","version":84,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i138',87,'{"type":"done","id":"i138","version":87,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i140',88,'{"type":"done","id":"i140","version":88,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i142',89,'{"type":"done","id":"i142","version":89,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i144',90,'{"type":"done","id":"i144","version":90,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i146',99,'{"type":"done","id":"i146","version":99,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i148',101,'{"type":"done","id":"i148","version":101,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i150',103,'{"type":"done","id":"i150","version":103,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i152',105,'{"type":"done","id":"i152","version":105,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i154',107,'{"type":"done","id":"i154","version":107,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i156',109,'{"type":"done","id":"i156","version":109,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i158',113,'{"type":"done","id":"i158","version":113,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i160',116,'{"type":"done","id":"i160","version":116,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i162',117,'{"type":"done","id":"i162","version":117,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i164',118,'{"type":"done","id":"i164","version":118,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i166',119,'{"type":"done","id":"i166","version":119,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i168',120,'{"type":"done","id":"i168","version":120,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i170',129,'{"type":"done","id":"i170","version":129,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i172',131,'{"type":"done","id":"i172","version":131,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i174',133,'{"type":"done","id":"i174","version":133,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i176',135,'{"type":"done","id":"i176","version":135,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i178',137,'{"type":"done","id":"i178","version":137,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i180',139,'{"type":"done","id":"i180","version":139,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i182',140,'{"type":"done","id":"i182","version":140,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i184',143,'{"type":"done","id":"i184","version":143,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i186',147,'{"type":"done","id":"i186","version":147,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i188',149,'{"type":"done","id":"i188","version":149,"match":null}');
INSERT INTO "answers" VALUES('mv5yuehtu93n','h7g7f4avfqbq','i190',150,'{"type":"done","id":"i190","version":150,"match":null}');
INSERT INTO "answers" VALUES('2fz73yvbmggr','h7g7f4avfqbq','i192',2,'{"type":"done","id":"i192","version":2,"match":null}');
INSERT INTO "answers" VALUES('2fz73yvbmggr','h7g7f4avfqbq','i194',3,'{"type":"done","id":"i194","version":3,"match":null}');
INSERT INTO "answers" VALUES('2fz73yvbmggr','h7g7f4avfqbq','i196',4,'{"type":"done","id":"i196","version":4,"match":null}');
INSERT INTO "answers" VALUES('2fz73yvbmggr','h7g7f4avfqbq','i198',5,'{"type":"done","id":"i198","version":5,"match":null}');
INSERT INTO "answers" VALUES('2fz73yvbmggr','h7g7f4avfqbq','i200',6,'{"type":"done","id":"i200","version":6,"match":null}');
INSERT INTO "answers" VALUES('2fz73yvbmggr','h7g7f4avfqbq','i202',7,'{"type":"done","id":"i202","version":7,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i204',2,'{"type":"done","id":"i204","version":2,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i206',4,'{"type":"done","id":"i206","version":4,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i208',6,'{"type":"done","id":"i208","version":6,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i210',8,'{"type":"done","id":"i210","version":8,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i212',10,'{"type":"done","id":"i212","version":10,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i214',12,'{"type":"done","id":"i214","version":12,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i216',16,'{"type":"done","id":"i216","version":16,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i218',18,'{"type":"done","id":"i218","version":18,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i220',20,'{"type":"done","id":"i220","version":20,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i222',23,'{"type":"done","id":"i222","version":23,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i224',25,'{"type":"done","id":"i224","version":25,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i226',27,'{"type":"done","id":"i226","version":27,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i228',29,'{"type":"done","id":"i228","version":29,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i230',33,'{"type":"done","id":"i230","version":33,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i232',34,'{"type":"done","id":"i232","version":34,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i234',35,'{"type":"done","id":"i234","version":35,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i236',36,'{"type":"done","id":"i236","version":36,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i238',40,'{"type":"done","id":"i238","version":40,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i240',42,'{"type":"done","id":"i240","version":42,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i242',45,'{"type":"done","id":"i242","version":45,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i244',47,'{"type":"done","id":"i244","version":47,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i246',49,'{"type":"done","id":"i246","version":49,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i248',50,'{"type":"done","id":"i248","version":50,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i250',52,'{"type":"done","id":"i250","version":52,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i252',54,'{"type":"done","id":"i252","version":54,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i254',55,'{"type":"done","id":"i254","version":55,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i256',57,'{"type":"done","id":"i256","version":57,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i258',59,'{"type":"done","id":"i258","version":59,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i260',60,'{"type":"done","id":"i260","version":60,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i262',62,'{"type":"done","id":"i262","version":62,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i264',64,'{"type":"done","id":"i264","version":64,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i266',66,'{"type":"done","id":"i266","version":66,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i268',68,'{"type":"done","id":"i268","version":68,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i270',69,'{"type":"done","id":"i270","version":69,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i272',70,'{"type":"done","id":"i272","version":70,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i274',71,'{"type":"done","id":"i274","version":71,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i276',74,'{"type":"done","id":"i276","version":74,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i278',76,'{"type":"done","id":"i278","version":76,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i280',78,'{"type":"done","id":"i280","version":78,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i282',79,'{"type":"done","id":"i282","version":79,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i284',81,'{"type":"done","id":"i284","version":81,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i286',83,'{"type":"done","id":"i286","version":83,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i288',84,'{"type":"done","id":"i288","version":84,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i290',86,'{"type":"done","id":"i290","version":86,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i292',87,'{"type":"done","id":"i292","version":87,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i294',91,'{"type":"done","id":"i294","version":91,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i296',92,'{"type":"done","id":"i296","version":92,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i298',94,'{"type":"done","id":"i298","version":94,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i300',96,'{"type":"done","id":"i300","version":96,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i302',98,'{"type":"done","id":"i302","version":98,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i304',99,'{"type":"done","id":"i304","version":99,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i306',101,'{"type":"done","id":"i306","version":101,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i308',103,'{"type":"done","id":"i308","version":103,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i310',105,'{"type":"done","id":"i310","version":105,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i312',107,'{"type":"done","id":"i312","version":107,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i314',110,'{"type":"done","id":"i314","version":110,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i316',111,'{"type":"done","id":"i316","version":111,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i318',112,'{"type":"done","id":"i318","version":112,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i320',113,'{"type":"done","id":"i320","version":113,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i322',114,'{"type":"done","id":"i322","version":114,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i324',115,'{"type":"done","id":"i324","version":115,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i326',117,'{"type":"done","id":"i326","version":117,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i328',119,'{"type":"done","id":"i328","version":119,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i330',121,'{"type":"done","id":"i330","version":121,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i332',123,'{"type":"done","id":"i332","version":123,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i334',125,'{"type":"done","id":"i334","version":125,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i336',127,'{"type":"done","id":"i336","version":127,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i338',129,'{"type":"done","id":"i338","version":129,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i340',131,'{"type":"done","id":"i340","version":131,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i342',133,'{"type":"done","id":"i342","version":133,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i344',136,'{"type":"done","id":"i344","version":136,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i346',139,'{"type":"done","id":"i346","version":139,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i348',141,'{"type":"done","id":"i348","version":141,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i350',145,'{"type":"done","id":"i350","version":145,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i352',146,'{"type":"done","id":"i352","version":146,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i354',147,'{"type":"done","id":"i354","version":147,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i356',148,'{"type":"done","id":"i356","version":148,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i358',149,'{"type":"done","id":"i358","version":149,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i360',150,'{"type":"done","id":"i360","version":150,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i362',151,'{"type":"done","id":"i362","version":151,"match":null}');
INSERT INTO "answers" VALUES('yx5n252je34x','h7g7f4avfqbq','i364',152,'{"type":"done","id":"i364","version":152,"match":null}');
INSERT INTO "answers" VALUES('q7kn84zu7yzb','h7g7f4avfqbq','i366',2,'{"type":"done","id":"i366","version":2,"match":null}');
INSERT INTO "answers" VALUES('q7kn84zu7yzb','h7g7f4avfqbq','i368',3,'{"type":"done","id":"i368","version":3,"match":null}');
INSERT INTO "answers" VALUES('q7kn84zu7yzb','h7g7f4avfqbq','i370',4,'{"type":"done","id":"i370","version":4,"match":null}');
INSERT INTO "answers" VALUES('q7kn84zu7yzb','h7g7f4avfqbq','i372',5,'{"type":"done","id":"i372","version":5,"match":null}');
INSERT INTO "answers" VALUES('q7kn84zu7yzb','h7g7f4avfqbq','i374',6,'{"type":"done","id":"i374","version":6,"match":null}');
INSERT INTO "answers" VALUES('q7kn84zu7yzb','h7g7f4avfqbq','i376',7,'{"type":"done","id":"i376","version":7,"match":null}');
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
	branch_ply INTEGER, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_host FOREIGN KEY(host) REFERENCES users (id)
);
INSERT INTO "matches" VALUES('nfsqfq38h7d3','azul','coloured',2,1,'h7g7f4avfqbq','f9w26t7bbf76qn4k',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795041889533,'over',0,51,55,'[]','{"reason": "played", "scores": [0, 78], "ranking": [2, 1]}',NULL,0,1795041889798,NULL,1,0,NULL,NULL);
INSERT INTO "matches" VALUES('xnpj4yweznaf','azul','coloured',2,1,'h7g7f4avfqbq','rec9nu9353awf6w9',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795041889803,'playing',0,7,7,'[]',NULL,NULL,0,1795041889817,NULL,1,0,NULL,NULL);
INSERT INTO "matches" VALUES('mv5yuehtu93n','pavilion','coloured',2,1,'h7g7f4avfqbq','cy6c7kuenpcqp7un',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795041889837,'over',0,150,166,'[]','{"reason": "played", "scores": [39, 83], "ranking": [2, 1]}',NULL,0,1795041890041,NULL,1,0,NULL,NULL);
INSERT INTO "matches" VALUES('2fz73yvbmggr','pavilion','coloured',2,1,'h7g7f4avfqbq','p3mwasvk27hhuw2v',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795041890045,'playing',0,7,8,'[]',NULL,NULL,0,1795041890058,NULL,1,0,NULL,NULL);
INSERT INTO "matches" VALUES('yx5n252je34x','garden','front',2,1,'h7g7f4avfqbq','cm8r7uc83w82qsud',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795041890066,'over',0,152,191,'[]','{"reason": "played", "scores": [0, 77], "ranking": [2, 1]}',NULL,0,1795041890294,NULL,1,0,NULL,NULL);
INSERT INTO "matches" VALUES('q7kn84zu7yzb','garden','front',2,1,'h7g7f4avfqbq','w62zaxah98nqpxvb',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1795041890299,'playing',0,7,10,'[]',NULL,NULL,0,1795041890311,NULL,1,0,NULL,NULL);
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
INSERT INTO "plies" VALUES('nfsqfq38h7d3',0,-1,'KWBK/YYBY/YYBY/YKBY/RRYK',1,1795041889541);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',1,0,'3Y4',2,1795041889548);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',2,1,'1W1',3,1795041889734);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',3,0,'4Y1',4,1795041889737);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',4,1,'2Y3',5,1795041889739);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',5,0,'5Y4',6,1795041889740);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',6,1,'CB4',7,1795041889741);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',7,0,'CK2',8,1795041889742);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',8,1,'CR2',9,1795041889744);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',9,-1,'YYRK/RWYK/BBYW/KRRW/RWBR',9,1795041889744);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',10,1,'4K1',10,1795041889746);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',11,0,'2KF',11,1795041889747);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',12,1,'1Y2',12,1795041889748);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',13,0,'3Y2',13,1795041889750);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',14,1,'CR3',14,1795041889751);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',15,0,'CW5',15,1795041889752);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',16,1,'5R4',16,1795041889753);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',17,0,'CK3',17,1795041889755);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',18,1,'CB5',18,1795041889756);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',19,0,'CW4',19,1795041889757);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',20,1,'CYF',20,1795041889758);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',21,-1,'KKBW/BWRY/BBKR/RRWK/WWBB',20,1795041889758);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',22,1,'1K2',21,1795041889760);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',23,0,'3RF',22,1795041889761);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',24,1,'2R1',23,1795041889762);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',25,0,'4K1',24,1795041889763);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',26,1,'CB3',25,1795041889765);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',27,0,'CW5',26,1795041889766);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',28,1,'5B5',27,1795041889767);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',29,0,'CK3',28,1795041889769);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',30,1,'CR4',29,1795041889770);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',31,0,'CW4',30,1795041889771);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',32,1,'CYF',31,1795041889773);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',33,-1,'KWWY/KRRR/WRYK/BWBW/BYWK',31,1795041889773);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',34,1,'4B2',32,1795041889774);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',35,0,'3R1',33,1795041889775);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',36,1,'1Y1',34,1795041889777);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',37,0,'2K5',35,1795041889778);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',38,1,'CW5',36,1795041889779);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',39,0,'5Y2',37,1795041889780);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',40,1,'CK3',38,1795041889782);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',41,0,'CRF',39,1795041889783);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',42,1,'CW4',40,1795041889784);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',43,0,'CYF',41,1795041889785);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',44,1,'CBF',42,1795041889787);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',45,-1,'WYRW/KBRB/WKWK/BYKR/RBKY',42,1795041889787);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',46,1,'1W2',43,1795041889788);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',47,0,'4B1',44,1795041889789);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',48,1,'5B1',45,1795041889791);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',49,0,'2RF',46,1795041889792);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',50,1,'3W3',47,1795041889793);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',51,0,'CRF',48,1795041889794);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',52,1,'CK5',49,1795041889796);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',53,0,'CBF',50,1795041889797);
INSERT INTO "plies" VALUES('nfsqfq38h7d3',54,1,'CYF',51,1795041889798);
INSERT INTO "plies" VALUES('xnpj4yweznaf',0,-1,'WRBB/KRYY/WKRR/KYBB/BWRR',1,1795041889806);
INSERT INTO "plies" VALUES('xnpj4yweznaf',1,0,'1B1',2,1795041889811);
INSERT INTO "plies" VALUES('xnpj4yweznaf',2,1,'CR1',3,1795041889812);
INSERT INTO "plies" VALUES('xnpj4yweznaf',3,0,'CW2',4,1795041889814);
INSERT INTO "plies" VALUES('xnpj4yweznaf',4,1,'2Y2',5,1795041889815);
INSERT INTO "plies" VALUES('xnpj4yweznaf',5,0,'CR3',6,1795041889816);
INSERT INTO "plies" VALUES('xnpj4yweznaf',6,1,'CK3',7,1795041889817);
INSERT INTO "plies" VALUES('mv5yuehtu93n',0,-1,'OOBP/GBGG/YB',1,1795041889840);
INSERT INTO "plies" VALUES('mv5yuehtu93n',1,-1,'YPRY/GGGG/YPPO/OPRY/PPBY',1,1795041889840);
INSERT INTO "plies" VALUES('mv5yuehtu93n',2,0,'4O',2,1795041889844);
INSERT INTO "plies" VALUES('mv5yuehtu93n',3,1,'2G',3,1795041889862);
INSERT INTO "plies" VALUES('mv5yuehtu93n',4,0,'3O',4,1795041889864);
INSERT INTO "plies" VALUES('mv5yuehtu93n',5,1,'1Y',5,1795041889865);
INSERT INTO "plies" VALUES('mv5yuehtu93n',6,0,'5Y',6,1795041889867);
INSERT INTO "plies" VALUES('mv5yuehtu93n',7,1,'CB',7,1795041889868);
INSERT INTO "plies" VALUES('mv5yuehtu93n',8,0,'CR',8,1795041889869);
INSERT INTO "plies" VALUES('mv5yuehtu93n',9,1,'CY',9,1795041889871);
INSERT INTO "plies" VALUES('mv5yuehtu93n',10,1,'01G',10,1795041889872);
INSERT INTO "plies" VALUES('mv5yuehtu93n',11,0,'06R+4',11,1795041889873);
INSERT INTO "plies" VALUES('mv5yuehtu93n',12,1,'02Y',12,1795041889875);
INSERT INTO "plies" VALUES('mv5yuehtu93n',13,0,'02O',13,1795041889876);
INSERT INTO "plies" VALUES('mv5yuehtu93n',14,1,'61G',14,1795041889877);
INSERT INTO "plies" VALUES('mv5yuehtu93n',15,0,'01Y',15,1795041889879);
INSERT INTO "plies" VALUES('mv5yuehtu93n',16,1,'62G',16,1795041889880);
INSERT INTO "plies" VALUES('mv5yuehtu93n',17,1,'51Y',17,1795041889881);
INSERT INTO "plies" VALUES('mv5yuehtu93n',18,1,'52Y+1',18,1795041889883);
INSERT INTO "plies" VALUES('mv5yuehtu93n',19,1,'41B',19,1795041889884);
INSERT INTO "plies" VALUES('mv5yuehtu93n',20,1,'11P',20,1795041889886);
INSERT INTO "plies" VALUES('mv5yuehtu93n',21,-1,'YPRB/GBYR/ROPG/OPGG/YROB',20,1795041889886);
INSERT INTO "plies" VALUES('mv5yuehtu93n',22,1,'4P',21,1795041889887);
INSERT INTO "plies" VALUES('mv5yuehtu93n',23,0,'2R',22,1795041889888);
INSERT INTO "plies" VALUES('mv5yuehtu93n',24,1,'3R',23,1795041889890);
INSERT INTO "plies" VALUES('mv5yuehtu93n',25,0,'1B',24,1795041889891);
INSERT INTO "plies" VALUES('mv5yuehtu93n',26,1,'5B',25,1795041889893);
INSERT INTO "plies" VALUES('mv5yuehtu93n',27,0,'CY',26,1795041889894);
INSERT INTO "plies" VALUES('mv5yuehtu93n',28,1,'CO',27,1795041889895);
INSERT INTO "plies" VALUES('mv5yuehtu93n',29,0,'CB',28,1795041889896);
INSERT INTO "plies" VALUES('mv5yuehtu93n',30,1,'CP',29,1795041889898);
INSERT INTO "plies" VALUES('mv5yuehtu93n',31,0,'CR',30,1795041889899);
INSERT INTO "plies" VALUES('mv5yuehtu93n',32,0,'42B+1',31,1795041889900);
INSERT INTO "plies" VALUES('mv5yuehtu93n',33,1,'12P',32,1795041889901);
INSERT INTO "plies" VALUES('mv5yuehtu93n',34,0,'41B',33,1795041889902);
INSERT INTO "plies" VALUES('mv5yuehtu93n',35,1,'03O',34,1795041889904);
INSERT INTO "plies" VALUES('mv5yuehtu93n',36,0,'51Y',35,1795041889905);
INSERT INTO "plies" VALUES('mv5yuehtu93n',37,1,'13P+2',36,1795041889906);
INSERT INTO "plies" VALUES('mv5yuehtu93n',38,0,'33R+1',37,1795041889907);
INSERT INTO "plies" VALUES('mv5yuehtu93n',39,1,'31R',38,1795041889909);
INSERT INTO "plies" VALUES('mv5yuehtu93n',40,0,'31R',39,1795041889910);
INSERT INTO "plies" VALUES('mv5yuehtu93n',41,1,'pass',40,1795041889911);
INSERT INTO "plies" VALUES('mv5yuehtu93n',42,1,'keepB',41,1795041889913);
INSERT INTO "plies" VALUES('mv5yuehtu93n',43,0,'52Y',42,1795041889914);
INSERT INTO "plies" VALUES('mv5yuehtu93n',44,-1,'POYO/RGRB/RORY/RGBG/RBGB',42,1795041889914);
INSERT INTO "plies" VALUES('mv5yuehtu93n',45,0,'3R',43,1795041889915);
INSERT INTO "plies" VALUES('mv5yuehtu93n',46,1,'1Y',44,1795041889916);
INSERT INTO "plies" VALUES('mv5yuehtu93n',47,0,'4G',45,1795041889918);
INSERT INTO "plies" VALUES('mv5yuehtu93n',48,1,'2R',46,1795041889919);
INSERT INTO "plies" VALUES('mv5yuehtu93n',49,0,'CR',47,1795041889920);
INSERT INTO "plies" VALUES('mv5yuehtu93n',50,1,'CB',48,1795041889921);
INSERT INTO "plies" VALUES('mv5yuehtu93n',51,0,'5G',49,1795041889924);
INSERT INTO "plies" VALUES('mv5yuehtu93n',52,1,'CB',50,1795041889925);
INSERT INTO "plies" VALUES('mv5yuehtu93n',53,0,'CY',51,1795041889926);
INSERT INTO "plies" VALUES('mv5yuehtu93n',54,1,'CP',52,1795041889927);
INSERT INTO "plies" VALUES('mv5yuehtu93n',55,0,'CR',53,1795041889928);
INSERT INTO "plies" VALUES('mv5yuehtu93n',56,1,'CG',54,1795041889930);
INSERT INTO "plies" VALUES('mv5yuehtu93n',57,0,'34R+2',55,1795041889931);
INSERT INTO "plies" VALUES('mv5yuehtu93n',58,1,'04B',56,1795041889932);
INSERT INTO "plies" VALUES('mv5yuehtu93n',59,0,'61G',57,1795041889933);
INSERT INTO "plies" VALUES('mv5yuehtu93n',60,1,'32R',58,1795041889935);
INSERT INTO "plies" VALUES('mv5yuehtu93n',61,0,'32R',59,1795041889936);
INSERT INTO "plies" VALUES('mv5yuehtu93n',62,0,'pickO',60,1795041889937);
INSERT INTO "plies" VALUES('mv5yuehtu93n',63,-1,'G',60,1795041889937);
INSERT INTO "plies" VALUES('mv5yuehtu93n',64,1,'42B+1',61,1795041889939);
INSERT INTO "plies" VALUES('mv5yuehtu93n',65,0,'62G',62,1795041889940);
INSERT INTO "plies" VALUES('mv5yuehtu93n',66,1,'pass',63,1795041889941);
INSERT INTO "plies" VALUES('mv5yuehtu93n',67,1,'keepG',64,1795041889942);
INSERT INTO "plies" VALUES('mv5yuehtu93n',68,1,'keepY',65,1795041889944);
INSERT INTO "plies" VALUES('mv5yuehtu93n',69,0,'21O',66,1795041889945);
INSERT INTO "plies" VALUES('mv5yuehtu93n',70,0,'pass',67,1795041889946);
INSERT INTO "plies" VALUES('mv5yuehtu93n',71,0,'keepY',68,1795041889947);
INSERT INTO "plies" VALUES('mv5yuehtu93n',72,-1,'PGGY/GPYO/BORB/RROR/BORB',68,1795041889947);
INSERT INTO "plies" VALUES('mv5yuehtu93n',73,0,'3B',69,1795041889948);
INSERT INTO "plies" VALUES('mv5yuehtu93n',74,1,'1G',70,1795041889949);
INSERT INTO "plies" VALUES('mv5yuehtu93n',75,0,'2O',71,1795041889950);
INSERT INTO "plies" VALUES('mv5yuehtu93n',76,1,'4R',72,1795041889952);
INSERT INTO "plies" VALUES('mv5yuehtu93n',77,0,'CR',73,1795041889953);
INSERT INTO "plies" VALUES('mv5yuehtu93n',78,1,'CO',74,1795041889954);
INSERT INTO "plies" VALUES('mv5yuehtu93n',79,0,'5O',75,1795041889955);
INSERT INTO "plies" VALUES('mv5yuehtu93n',80,1,'CB',76,1795041889957);
INSERT INTO "plies" VALUES('mv5yuehtu93n',81,0,'CG',77,1795041889957);
INSERT INTO "plies" VALUES('mv5yuehtu93n',82,1,'CP',78,1795041889959);
INSERT INTO "plies" VALUES('mv5yuehtu93n',83,0,'CR',79,1795041889960);
INSERT INTO "plies" VALUES('mv5yuehtu93n',84,0,'23O+1',80,1795041889961);
INSERT INTO "plies" VALUES('mv5yuehtu93n',85,1,'14P+2',81,1795041889962);
INSERT INTO "plies" VALUES('mv5yuehtu93n',86,1,'pickY',82,1795041889964);
INSERT INTO "plies" VALUES('mv5yuehtu93n',87,1,'pickB',83,1795041889965);
INSERT INTO "plies" VALUES('mv5yuehtu93n',88,-1,'RO',83,1795041889965);
INSERT INTO "plies" VALUES('mv5yuehtu93n',89,0,'03B+1',84,1795041889966);
INSERT INTO "plies" VALUES('mv5yuehtu93n',90,1,'43B',85,1795041889967);
INSERT INTO "plies" VALUES('mv5yuehtu93n',91,1,'pickG',86,1795041889969);
INSERT INTO "plies" VALUES('mv5yuehtu93n',92,-1,'Y',86,1795041889969);
INSERT INTO "plies" VALUES('mv5yuehtu93n',93,0,'pass',87,1795041889970);
INSERT INTO "plies" VALUES('mv5yuehtu93n',94,0,'keepG',88,1795041889971);
INSERT INTO "plies" VALUES('mv5yuehtu93n',95,0,'keepR',89,1795041889972);
INSERT INTO "plies" VALUES('mv5yuehtu93n',96,0,'keepR',90,1795041889973);
INSERT INTO "plies" VALUES('mv5yuehtu93n',97,1,'33R',91,1795041889974);
INSERT INTO "plies" VALUES('mv5yuehtu93n',98,1,'pickY',92,1795041889976);
INSERT INTO "plies" VALUES('mv5yuehtu93n',99,-1,'Y',92,1795041889976);
INSERT INTO "plies" VALUES('mv5yuehtu93n',100,1,'63G',93,1795041889977);
INSERT INTO "plies" VALUES('mv5yuehtu93n',101,1,'21O',94,1795041889979);
INSERT INTO "plies" VALUES('mv5yuehtu93n',102,1,'22O+1',95,1795041889980);
INSERT INTO "plies" VALUES('mv5yuehtu93n',103,1,'pass',96,1795041889981);
INSERT INTO "plies" VALUES('mv5yuehtu93n',104,1,'keepG',97,1795041889982);
INSERT INTO "plies" VALUES('mv5yuehtu93n',105,1,'keepY',98,1795041889983);
INSERT INTO "plies" VALUES('mv5yuehtu93n',106,-1,'PPRY/OBBO/BBGP/OGRP/PYBP',98,1795041889983);
INSERT INTO "plies" VALUES('mv5yuehtu93n',107,0,'4P',99,1795041889984);
INSERT INTO "plies" VALUES('mv5yuehtu93n',108,1,'5P',100,1795041889985);
INSERT INTO "plies" VALUES('mv5yuehtu93n',109,0,'1Y',101,1795041889986);
INSERT INTO "plies" VALUES('mv5yuehtu93n',110,1,'2O',102,1795041889988);
INSERT INTO "plies" VALUES('mv5yuehtu93n',111,0,'CY',103,1795041889989);
INSERT INTO "plies" VALUES('mv5yuehtu93n',112,1,'3P',104,1795041889990);
INSERT INTO "plies" VALUES('mv5yuehtu93n',113,0,'CO',105,1795041889991);
INSERT INTO "plies" VALUES('mv5yuehtu93n',114,1,'CP',106,1795041889992);
INSERT INTO "plies" VALUES('mv5yuehtu93n',115,0,'CR',107,1795041889993);
INSERT INTO "plies" VALUES('mv5yuehtu93n',116,1,'CG',108,1795041889994);
INSERT INTO "plies" VALUES('mv5yuehtu93n',117,0,'35R+2',109,1795041889995);
INSERT INTO "plies" VALUES('mv5yuehtu93n',118,1,'64G+1',110,1795041889996);
INSERT INTO "plies" VALUES('mv5yuehtu93n',119,1,'pickB',111,1795041889997);
INSERT INTO "plies" VALUES('mv5yuehtu93n',120,1,'pickB',112,1795041889998);
INSERT INTO "plies" VALUES('mv5yuehtu93n',121,-1,'YB',112,1795041889998);
INSERT INTO "plies" VALUES('mv5yuehtu93n',122,0,'11P',113,1795041889999);
INSERT INTO "plies" VALUES('mv5yuehtu93n',123,1,'05P',114,1795041890001);
INSERT INTO "plies" VALUES('mv5yuehtu93n',124,1,'pickB',115,1795041890002);
INSERT INTO "plies" VALUES('mv5yuehtu93n',125,-1,'O',115,1795041890002);
INSERT INTO "plies" VALUES('mv5yuehtu93n',126,0,'pass',116,1795041890003);
INSERT INTO "plies" VALUES('mv5yuehtu93n',127,0,'keepO',117,1795041890004);
INSERT INTO "plies" VALUES('mv5yuehtu93n',128,0,'keepY',118,1795041890005);
INSERT INTO "plies" VALUES('mv5yuehtu93n',129,0,'keepY',119,1795041890006);
INSERT INTO "plies" VALUES('mv5yuehtu93n',130,0,'keepR',120,1795041890007);
INSERT INTO "plies" VALUES('mv5yuehtu93n',131,1,'44B',121,1795041890008);
INSERT INTO "plies" VALUES('mv5yuehtu93n',132,1,'pickO',122,1795041890009);
INSERT INTO "plies" VALUES('mv5yuehtu93n',133,1,'pickG',123,1795041890010);
INSERT INTO "plies" VALUES('mv5yuehtu93n',134,-1,'PG',123,1795041890010);
INSERT INTO "plies" VALUES('mv5yuehtu93n',135,1,'23O',124,1795041890012);
INSERT INTO "plies" VALUES('mv5yuehtu93n',136,1,'pass',125,1795041890013);
INSERT INTO "plies" VALUES('mv5yuehtu93n',137,1,'keepG',126,1795041890014);
INSERT INTO "plies" VALUES('mv5yuehtu93n',138,1,'keepY',127,1795041890015);
INSERT INTO "plies" VALUES('mv5yuehtu93n',139,1,'keepB',128,1795041890016);
INSERT INTO "plies" VALUES('mv5yuehtu93n',140,-1,'OPYY/OYYR/PBOR/BPGB/PYGP',128,1795041890016);
INSERT INTO "plies" VALUES('mv5yuehtu93n',141,0,'3B',129,1795041890017);
INSERT INTO "plies" VALUES('mv5yuehtu93n',142,1,'2Y',130,1795041890019);
INSERT INTO "plies" VALUES('mv5yuehtu93n',143,0,'4P',131,1795041890020);
INSERT INTO "plies" VALUES('mv5yuehtu93n',144,1,'5P',132,1795041890021);
INSERT INTO "plies" VALUES('mv5yuehtu93n',145,0,'CB',133,1795041890022);
INSERT INTO "plies" VALUES('mv5yuehtu93n',146,1,'1Y',134,1795041890023);
INSERT INTO "plies" VALUES('mv5yuehtu93n',147,0,'CO',135,1795041890024);
INSERT INTO "plies" VALUES('mv5yuehtu93n',148,1,'CP',136,1795041890025);
INSERT INTO "plies" VALUES('mv5yuehtu93n',149,0,'CY',137,1795041890026);
INSERT INTO "plies" VALUES('mv5yuehtu93n',150,1,'CG',138,1795041890027);
INSERT INTO "plies" VALUES('mv5yuehtu93n',151,0,'43B',139,1795041890028);
INSERT INTO "plies" VALUES('mv5yuehtu93n',152,0,'pickO',140,1795041890029);
INSERT INTO "plies" VALUES('mv5yuehtu93n',153,-1,'G',140,1795041890029);
INSERT INTO "plies" VALUES('mv5yuehtu93n',154,1,'53Y',141,1795041890031);
INSERT INTO "plies" VALUES('mv5yuehtu93n',155,1,'pickR',142,1795041890032);
INSERT INTO "plies" VALUES('mv5yuehtu93n',156,-1,'B',142,1795041890032);
INSERT INTO "plies" VALUES('mv5yuehtu93n',157,0,'25O+1',143,1795041890033);
INSERT INTO "plies" VALUES('mv5yuehtu93n',158,1,'54Y+2',144,1795041890034);
INSERT INTO "plies" VALUES('mv5yuehtu93n',159,1,'pickY',145,1795041890035);
INSERT INTO "plies" VALUES('mv5yuehtu93n',160,1,'pickG',146,1795041890037);
INSERT INTO "plies" VALUES('mv5yuehtu93n',161,-1,'GR',146,1795041890037);
INSERT INTO "plies" VALUES('mv5yuehtu93n',162,0,'53Y',147,1795041890037);
INSERT INTO "plies" VALUES('mv5yuehtu93n',163,1,'pass',148,1795041890039);
INSERT INTO "plies" VALUES('mv5yuehtu93n',164,0,'12P+1',149,1795041890040);
INSERT INTO "plies" VALUES('mv5yuehtu93n',165,0,'pass',150,1795041890041);
INSERT INTO "plies" VALUES('2fz73yvbmggr',0,-1,'OBBR/YBBG/PY',1,1795041890048);
INSERT INTO "plies" VALUES('2fz73yvbmggr',1,-1,'BPOG/BBOP/YOPO/RBBP/PRGR',1,1795041890048);
INSERT INTO "plies" VALUES('2fz73yvbmggr',2,0,'1G',2,1795041890053);
INSERT INTO "plies" VALUES('2fz73yvbmggr',3,1,'CO',3,1795041890054);
INSERT INTO "plies" VALUES('2fz73yvbmggr',4,0,'CB',4,1795041890055);
INSERT INTO "plies" VALUES('2fz73yvbmggr',5,1,'2O',5,1795041890056);
INSERT INTO "plies" VALUES('2fz73yvbmggr',6,0,'CB',6,1795041890057);
INSERT INTO "plies" VALUES('2fz73yvbmggr',7,1,'3O',7,1795041890058);
INSERT INTO "plies" VALUES('yx5n252je34x',0,-1,'P3M3P4P6',1,1795041890069);
INSERT INTO "plies" VALUES('yx5n252je34x',1,0,'buy6',2,1795041890074);
INSERT INTO "plies" VALUES('yx5n252je34x',2,1,'takeP',3,1795041890080);
INSERT INTO "plies" VALUES('yx5n252je34x',3,-1,'M5G5M6Y6',3,1795041890080);
INSERT INTO "plies" VALUES('yx5n252je34x',4,0,'takeY',4,1795041890082);
INSERT INTO "plies" VALUES('yx5n252je34x',5,-1,'G1G6L3L2',4,1795041890082);
INSERT INTO "plies" VALUES('yx5n252je34x',6,1,'takeG',5,1795041890083);
INSERT INTO "plies" VALUES('yx5n252je34x',7,-1,'P3B4B5B4',5,1795041890083);
INSERT INTO "plies" VALUES('yx5n252je34x',8,0,'takeP',6,1795041890084);
INSERT INTO "plies" VALUES('yx5n252je34x',9,-1,'M2M1B1B1',6,1795041890084);
INSERT INTO "plies" VALUES('yx5n252je34x',10,1,'takeB',7,1795041890086);
INSERT INTO "plies" VALUES('yx5n252je34x',11,0,'take6',8,1795041890087);
INSERT INTO "plies" VALUES('yx5n252je34x',12,1,'B1@01',9,1795041890089);
INSERT INTO "plies" VALUES('yx5n252je34x',13,0,'take5',10,1795041890089);
INSERT INTO "plies" VALUES('yx5n252je34x',14,-1,'xM3',10,1795041890089);
INSERT INTO "plies" VALUES('yx5n252je34x',15,1,'take3',11,1795041890091);
INSERT INTO "plies" VALUES('yx5n252je34x',16,0,'P3@60',12,1795041890092);
INSERT INTO "plies" VALUES('yx5n252je34x',17,1,'xM3@2r4',13,1795041890094);
INSERT INTO "plies" VALUES('yx5n252je34x',18,1,'payP3',14,1795041890095);
INSERT INTO "plies" VALUES('yx5n252je34x',19,1,'payL3',15,1795041890097);
INSERT INTO "plies" VALUES('yx5n252je34x',20,0,'takeB',16,1795041890098);
INSERT INTO "plies" VALUES('yx5n252je34x',21,-1,'xY5',16,1795041890098);
INSERT INTO "plies" VALUES('yx5n252je34x',22,1,'take2',17,1795041890099);
INSERT INTO "plies" VALUES('yx5n252je34x',23,-1,'xG1',17,1795041890099);
INSERT INTO "plies" VALUES('yx5n252je34x',24,0,'take1',18,1795041890100);
INSERT INTO "plies" VALUES('yx5n252je34x',25,-1,'xL2',18,1795041890100);
INSERT INTO "plies" VALUES('yx5n252je34x',26,1,'take2',19,1795041890102);
INSERT INTO "plies" VALUES('yx5n252je34x',27,0,'xG1@1r4',20,1795041890103);
INSERT INTO "plies" VALUES('yx5n252je34x',28,1,'xL2@1r2',21,1795041890105);
INSERT INTO "plies" VALUES('yx5n252je34x',29,1,'payM2',22,1795041890106);
INSERT INTO "plies" VALUES('yx5n252je34x',30,0,'B1@12',23,1795041890107);
INSERT INTO "plies" VALUES('yx5n252je34x',31,1,'takeY',24,1795041890109);
INSERT INTO "plies" VALUES('yx5n252je34x',32,0,'M1@03',25,1795041890110);
INSERT INTO "plies" VALUES('yx5n252je34x',33,1,'G1@14',26,1795041890111);
INSERT INTO "plies" VALUES('yx5n252je34x',34,0,'buy4',27,1795041890112);
INSERT INTO "plies" VALUES('yx5n252je34x',35,1,'take3',28,1795041890114);
INSERT INTO "plies" VALUES('yx5n252je34x',36,-1,'xP4',28,1795041890114);
INSERT INTO "plies" VALUES('yx5n252je34x',37,0,'takeP',29,1795041890115);
INSERT INTO "plies" VALUES('yx5n252je34x',38,1,'xY5@6r2',30,1795041890117);
INSERT INTO "plies" VALUES('yx5n252je34x',39,1,'payB5',31,1795041890118);
INSERT INTO "plies" VALUES('yx5n252je34x',40,1,'payG5',32,1795041890120);
INSERT INTO "plies" VALUES('yx5n252je34x',41,0,'pass',33,1795041890121);
INSERT INTO "plies" VALUES('yx5n252je34x',42,0,'dropM5',34,1795041890122);
INSERT INTO "plies" VALUES('yx5n252je34x',43,0,'dropM6',35,1795041890123);
INSERT INTO "plies" VALUES('yx5n252je34x',44,0,'dropxP4',36,1795041890123);
INSERT INTO "plies" VALUES('yx5n252je34x',45,1,'L2@11',37,1795041890125);
INSERT INTO "plies" VALUES('yx5n252je34x',46,1,'pass',38,1795041890127);
INSERT INTO "plies" VALUES('yx5n252je34x',47,1,'stop',39,1795041890128);
INSERT INTO "plies" VALUES('yx5n252je34x',48,-1,'M3L4P3M2',39,1795041890128);
INSERT INTO "plies" VALUES('yx5n252je34x',49,0,'takeL',40,1795041890129);
INSERT INTO "plies" VALUES('yx5n252je34x',50,-1,'G4B3B4M5',40,1795041890129);
INSERT INTO "plies" VALUES('yx5n252je34x',51,1,'take3',41,1795041890131);
INSERT INTO "plies" VALUES('yx5n252je34x',52,-1,'M6Y3G2Y2',41,1795041890131);
INSERT INTO "plies" VALUES('yx5n252je34x',53,0,'takeM',42,1795041890132);
INSERT INTO "plies" VALUES('yx5n252je34x',54,-1,'P5G3L5M4',42,1795041890132);
INSERT INTO "plies" VALUES('yx5n252je34x',55,-1,'xM6',42,1795041890132);
INSERT INTO "plies" VALUES('yx5n252je34x',56,1,'P3@26',43,1795041890134);
INSERT INTO "plies" VALUES('yx5n252je34x',57,1,'payP4',44,1795041890135);
INSERT INTO "plies" VALUES('yx5n252je34x',58,0,'take5',45,1795041890136);
INSERT INTO "plies" VALUES('yx5n252je34x',59,-1,'L3G6L3B1',45,1795041890136);
INSERT INTO "plies" VALUES('yx5n252je34x',60,1,'takeG',46,1795041890138);
INSERT INTO "plies" VALUES('yx5n252je34x',61,0,'take6',47,1795041890139);
INSERT INTO "plies" VALUES('yx5n252je34x',62,1,'B3@02',48,1795041890141);
INSERT INTO "plies" VALUES('yx5n252je34x',63,0,'M2@01',49,1795041890141);
INSERT INTO "plies" VALUES('yx5n252je34x',64,0,'payM6',50,1795041890142);
INSERT INTO "plies" VALUES('yx5n252je34x',65,1,'B4@06',51,1795041890144);
INSERT INTO "plies" VALUES('yx5n252je34x',66,0,'takeY',52,1795041890145);
INSERT INTO "plies" VALUES('yx5n252je34x',67,-1,'xY4',52,1795041890145);
INSERT INTO "plies" VALUES('yx5n252je34x',68,1,'take4',53,1795041890147);
INSERT INTO "plies" VALUES('yx5n252je34x',69,-1,'xY6',53,1795041890147);
INSERT INTO "plies" VALUES('yx5n252je34x',70,-1,'xP3',53,1795041890147);
INSERT INTO "plies" VALUES('yx5n252je34x',71,0,'Y2@43',54,1795041890148);
INSERT INTO "plies" VALUES('yx5n252je34x',72,0,'payY3',55,1795041890149);
INSERT INTO "plies" VALUES('yx5n252je34x',73,1,'take3',56,1795041890151);
INSERT INTO "plies" VALUES('yx5n252je34x',74,0,'takeL',57,1795041890152);
INSERT INTO "plies" VALUES('yx5n252je34x',75,1,'xP3@3r5',58,1795041890154);
INSERT INTO "plies" VALUES('yx5n252je34x',76,0,'L3@46',59,1795041890155);
INSERT INTO "plies" VALUES('yx5n252je34x',77,0,'payL5',60,1795041890156);
INSERT INTO "plies" VALUES('yx5n252je34x',78,1,'G2@16',61,1795041890158);
INSERT INTO "plies" VALUES('yx5n252je34x',79,0,'takeB',62,1795041890159);
INSERT INTO "plies" VALUES('yx5n252je34x',80,-1,'xL1',62,1795041890159);
INSERT INTO "plies" VALUES('yx5n252je34x',81,1,'takeL',63,1795041890160);
INSERT INTO "plies" VALUES('yx5n252je34x',82,0,'B1@02',64,1795041890161);
INSERT INTO "plies" VALUES('yx5n252je34x',83,1,'xL1@5r1',65,1795041890163);
INSERT INTO "plies" VALUES('yx5n252je34x',84,0,'buy5',66,1795041890164);
INSERT INTO "plies" VALUES('yx5n252je34x',85,1,'takeY',67,1795041890166);
INSERT INTO "plies" VALUES('yx5n252je34x',86,0,'pass',68,1795041890167);
INSERT INTO "plies" VALUES('yx5n252je34x',87,0,'dropL4',69,1795041890167);
INSERT INTO "plies" VALUES('yx5n252je34x',88,0,'dropM5',70,1795041890169);
INSERT INTO "plies" VALUES('yx5n252je34x',89,0,'dropxM6',71,1795041890169);
INSERT INTO "plies" VALUES('yx5n252je34x',90,1,'pass',72,1795041890171);
INSERT INTO "plies" VALUES('yx5n252je34x',91,1,'stop',73,1795041890180);
INSERT INTO "plies" VALUES('yx5n252je34x',92,-1,'M4B6Y5M2',73,1795041890180);
INSERT INTO "plies" VALUES('yx5n252je34x',93,0,'takeM',74,1795041890181);
INSERT INTO "plies" VALUES('yx5n252je34x',94,-1,'P2Y4M6P1',74,1795041890181);
INSERT INTO "plies" VALUES('yx5n252je34x',95,1,'takeP',75,1795041890183);
INSERT INTO "plies" VALUES('yx5n252je34x',96,-1,'G1G1M3Y5',75,1795041890183);
INSERT INTO "plies" VALUES('yx5n252je34x',97,0,'take6',76,1795041890184);
INSERT INTO "plies" VALUES('yx5n252je34x',98,1,'P2@15',77,1795041890186);
INSERT INTO "plies" VALUES('yx5n252je34x',99,0,'M2@04',78,1795041890188);
INSERT INTO "plies" VALUES('yx5n252je34x',100,0,'payM6',79,1795041890189);
INSERT INTO "plies" VALUES('yx5n252je34x',101,1,'take1',80,1795041890191);
INSERT INTO "plies" VALUES('yx5n252je34x',102,-1,'Y1Y3Y5L1',80,1795041890191);
INSERT INTO "plies" VALUES('yx5n252je34x',103,0,'takeM',81,1795041890192);
INSERT INTO "plies" VALUES('yx5n252je34x',104,1,'take1',82,1795041890194);
INSERT INTO "plies" VALUES('yx5n252je34x',105,-1,'P1G3B5L4',82,1795041890194);
INSERT INTO "plies" VALUES('yx5n252je34x',106,0,'takeY',83,1795041890195);
INSERT INTO "plies" VALUES('yx5n252je34x',107,0,'from2',84,1795041890196);
INSERT INTO "plies" VALUES('yx5n252je34x',108,-1,'xM5',84,1795041890196);
INSERT INTO "plies" VALUES('yx5n252je34x',109,-1,'xG5',84,1795041890196);
INSERT INTO "plies" VALUES('yx5n252je34x',110,1,'Y1@62',85,1795041890198);
INSERT INTO "plies" VALUES('yx5n252je34x',111,0,'Y3@52',86,1795041890199);
INSERT INTO "plies" VALUES('yx5n252je34x',112,0,'payY5',87,1795041890200);
INSERT INTO "plies" VALUES('yx5n252je34x',113,1,'xY4@4r0',88,1795041890202);
INSERT INTO "plies" VALUES('yx5n252je34x',114,1,'payB4',89,1795041890204);
INSERT INTO "plies" VALUES('yx5n252je34x',115,1,'payM4',90,1795041890206);
INSERT INTO "plies" VALUES('yx5n252je34x',116,0,'takeY',91,1795041890207);
INSERT INTO "plies" VALUES('yx5n252je34x',117,0,'from3',92,1795041890208);
INSERT INTO "plies" VALUES('yx5n252je34x',118,-1,'xM4',92,1795041890208);
INSERT INTO "plies" VALUES('yx5n252je34x',119,1,'L1@61',93,1795041890210);
INSERT INTO "plies" VALUES('yx5n252je34x',120,0,'takeY',94,1795041890211);
INSERT INTO "plies" VALUES('yx5n252je34x',121,-1,'xP2',94,1795041890211);
INSERT INTO "plies" VALUES('yx5n252je34x',122,1,'G1@66',95,1795041890213);
INSERT INTO "plies" VALUES('yx5n252je34x',123,0,'takeM',96,1795041890214);
INSERT INTO "plies" VALUES('yx5n252je34x',124,1,'takeP',97,1795041890216);
INSERT INTO "plies" VALUES('yx5n252je34x',125,0,'M3@45',98,1795041890217);
INSERT INTO "plies" VALUES('yx5n252je34x',126,0,'payxM4',99,1795041890218);
INSERT INTO "plies" VALUES('yx5n252je34x',127,1,'P1@03',100,1795041890220);
INSERT INTO "plies" VALUES('yx5n252je34x',128,0,'takeL',101,1795041890221);
INSERT INTO "plies" VALUES('yx5n252je34x',129,1,'G1@04',102,1795041890223);
INSERT INTO "plies" VALUES('yx5n252je34x',130,0,'Y4@05',103,1795041890224);
INSERT INTO "plies" VALUES('yx5n252je34x',131,1,'take3',104,1795041890226);
INSERT INTO "plies" VALUES('yx5n252je34x',132,0,'takeB',105,1795041890227);
INSERT INTO "plies" VALUES('yx5n252je34x',133,-1,'xB5',105,1795041890227);
INSERT INTO "plies" VALUES('yx5n252je34x',134,1,'G3@24',106,1795041890229);
INSERT INTO "plies" VALUES('yx5n252je34x',135,0,'takeB',107,1795041890230);
INSERT INTO "plies" VALUES('yx5n252je34x',136,1,'pass',108,1795041890232);
INSERT INTO "plies" VALUES('yx5n252je34x',137,1,'stop',109,1795041890233);
INSERT INTO "plies" VALUES('yx5n252je34x',138,0,'buy3',110,1795041890234);
INSERT INTO "plies" VALUES('yx5n252je34x',139,0,'takeG',111,1795041890236);
INSERT INTO "plies" VALUES('yx5n252je34x',140,0,'pass',112,1795041890236);
INSERT INTO "plies" VALUES('yx5n252je34x',141,0,'dropP5',113,1795041890238);
INSERT INTO "plies" VALUES('yx5n252je34x',142,0,'dropxB5',114,1795041890239);
INSERT INTO "plies" VALUES('yx5n252je34x',143,0,'dropxG5',115,1795041890240);
INSERT INTO "plies" VALUES('yx5n252je34x',144,-1,'B3G2M5L5',115,1795041890240);
INSERT INTO "plies" VALUES('yx5n252je34x',145,1,'takeG',116,1795041890242);
INSERT INTO "plies" VALUES('yx5n252je34x',146,-1,'Y2L1G6L4',116,1795041890242);
INSERT INTO "plies" VALUES('yx5n252je34x',147,0,'takeG',117,1795041890243);
INSERT INTO "plies" VALUES('yx5n252je34x',148,-1,'L6L6P5P6',117,1795041890243);
INSERT INTO "plies" VALUES('yx5n252je34x',149,1,'G2@31',118,1795041890245);
INSERT INTO "plies" VALUES('yx5n252je34x',150,0,'takeM',119,1795041890246);
INSERT INTO "plies" VALUES('yx5n252je34x',151,1,'take1',120,1795041890248);
INSERT INTO "plies" VALUES('yx5n252je34x',152,0,'takeY',121,1795041890249);
INSERT INTO "plies" VALUES('yx5n252je34x',153,1,'L1@22',122,1795041890251);
INSERT INTO "plies" VALUES('yx5n252je34x',154,0,'Y2@31',123,1795041890252);
INSERT INTO "plies" VALUES('yx5n252je34x',155,1,'takeB',124,1795041890254);
INSERT INTO "plies" VALUES('yx5n252je34x',156,0,'takeL',125,1795041890255);
INSERT INTO "plies" VALUES('yx5n252je34x',157,-1,'G4L5P5Y4',125,1795041890255);
INSERT INTO "plies" VALUES('yx5n252je34x',158,-1,'xY1',125,1795041890255);
INSERT INTO "plies" VALUES('yx5n252je34x',159,-1,'xM1',125,1795041890255);
INSERT INTO "plies" VALUES('yx5n252je34x',160,1,'takeM',126,1795041890257);
INSERT INTO "plies" VALUES('yx5n252je34x',161,0,'takeG',127,1795041890258);
INSERT INTO "plies" VALUES('yx5n252je34x',162,-1,'Y6B2M1P4',127,1795041890258);
INSERT INTO "plies" VALUES('yx5n252je34x',163,1,'takeM',128,1795041890260);
INSERT INTO "plies" VALUES('yx5n252je34x',164,0,'takeY',129,1795041890261);
INSERT INTO "plies" VALUES('yx5n252je34x',165,1,'M1@05',130,1795041890263);
INSERT INTO "plies" VALUES('yx5n252je34x',166,0,'Y4@40',131,1795041890264);
INSERT INTO "plies" VALUES('yx5n252je34x',167,1,'take2',132,1795041890266);
INSERT INTO "plies" VALUES('yx5n252je34x',168,0,'takeL',133,1795041890267);
INSERT INTO "plies" VALUES('yx5n252je34x',169,1,'B2@32',134,1795041890269);
INSERT INTO "plies" VALUES('yx5n252je34x',170,1,'payB3',135,1795041890271);
INSERT INTO "plies" VALUES('yx5n252je34x',171,0,'take4',136,1795041890272);
INSERT INTO "plies" VALUES('yx5n252je34x',172,-1,'xG6',136,1795041890272);
INSERT INTO "plies" VALUES('yx5n252je34x',173,1,'take5',137,1795041890274);
INSERT INTO "plies" VALUES('yx5n252je34x',174,1,'from3',138,1795041890276);
INSERT INTO "plies" VALUES('yx5n252je34x',175,-1,'xB3',138,1795041890276);
INSERT INTO "plies" VALUES('yx5n252je34x',176,0,'takeG',139,1795041890278);
INSERT INTO "plies" VALUES('yx5n252je34x',177,1,'take5',140,1795041890280);
INSERT INTO "plies" VALUES('yx5n252je34x',178,0,'takeP',141,1795041890281);
INSERT INTO "plies" VALUES('yx5n252je34x',179,-1,'xM2',141,1795041890281);
INSERT INTO "plies" VALUES('yx5n252je34x',180,1,'pass',142,1795041890282);
INSERT INTO "plies" VALUES('yx5n252je34x',181,1,'dropxY6',143,1795041890284);
INSERT INTO "plies" VALUES('yx5n252je34x',182,1,'stop',144,1795041890286);
INSERT INTO "plies" VALUES('yx5n252je34x',183,0,'takeM',145,1795041890287);
INSERT INTO "plies" VALUES('yx5n252je34x',184,0,'xM2@2r1',146,1795041890289);
INSERT INTO "plies" VALUES('yx5n252je34x',185,0,'takeB',147,1795041890289);
INSERT INTO "plies" VALUES('yx5n252je34x',186,0,'pass',148,1795041890290);
INSERT INTO "plies" VALUES('yx5n252je34x',187,0,'dropL5',149,1795041890291);
INSERT INTO "plies" VALUES('yx5n252je34x',188,0,'dropG4',150,1795041890292);
INSERT INTO "plies" VALUES('yx5n252je34x',189,0,'dropxB3',151,1795041890293);
INSERT INTO "plies" VALUES('yx5n252je34x',190,0,'dropxG6',152,1795041890294);
INSERT INTO "plies" VALUES('q7kn84zu7yzb',0,-1,'B3Y5L2G6',1,1795041890301);
INSERT INTO "plies" VALUES('q7kn84zu7yzb',1,0,'pass',2,1795041890306);
INSERT INTO "plies" VALUES('q7kn84zu7yzb',2,1,'pass',3,1795041890307);
INSERT INTO "plies" VALUES('q7kn84zu7yzb',3,-1,'G6G3G1B3',3,1795041890307);
INSERT INTO "plies" VALUES('q7kn84zu7yzb',4,0,'pass',4,1795041890308);
INSERT INTO "plies" VALUES('q7kn84zu7yzb',5,1,'pass',5,1795041890309);
INSERT INTO "plies" VALUES('q7kn84zu7yzb',6,-1,'L6G3Y5L4',5,1795041890309);
INSERT INTO "plies" VALUES('q7kn84zu7yzb',7,0,'pass',6,1795041890310);
INSERT INTO "plies" VALUES('q7kn84zu7yzb',8,1,'pass',7,1795041890311);
INSERT INTO "plies" VALUES('q7kn84zu7yzb',9,-1,'P5L4B3Y4',7,1795041890311);
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
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_seats_user FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "seats" VALUES('nfsqfq38h7d3',0,'person','h7g7f4avfqbq','ada',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('nfsqfq38h7d3',1,'bot',NULL,'greedy','greedy',NULL,0,0);
INSERT INTO "seats" VALUES('xnpj4yweznaf',0,'person','h7g7f4avfqbq','ada',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('xnpj4yweznaf',1,'person','h7g7f4avfqbq','Бен',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('mv5yuehtu93n',0,'person','h7g7f4avfqbq','ada',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('mv5yuehtu93n',1,'bot',NULL,'greedy','greedy',NULL,0,0);
INSERT INTO "seats" VALUES('2fz73yvbmggr',0,'person','h7g7f4avfqbq','ada',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('2fz73yvbmggr',1,'person','h7g7f4avfqbq','Бен',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('yx5n252je34x',0,'person','h7g7f4avfqbq','ada',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('yx5n252je34x',1,'bot',NULL,'greedy','greedy',NULL,0,0);
INSERT INTO "seats" VALUES('q7kn84zu7yzb',0,'person','h7g7f4avfqbq','ada',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('q7kn84zu7yzb',1,'person','h7g7f4avfqbq','Бен',NULL,NULL,0,0);
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
INSERT INTO "sessions" VALUES('yfywmxeqh5hy','270c9a2c11b74641a23eab88e5142605bf2bacf48f02833baadb0841b55dbb4f','h7g7f4avfqbq','Python','',1795041889508,1795041889508);
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
INSERT INTO "users" VALUES('h7g7f4avfqbq','account','ada','ada','$argon2id$v=19$m=65536,t=3,p=4$LT6PZb2328gcIiac+xvSug$gBrcw15W7H+QZUcA5Jbo/7esH374gnxFqQXYHqm7glA',1,NULL,NULL,NULL,1795041889394,'2d4a805fd99f9fb8','ada',NULL,NULL);
CREATE INDEX ix_users_merged_into ON users (merged_into);
CREATE INDEX ix_users_owner ON users (owner);
CREATE INDEX ix_matches_wake_process ON matches (wake, process);
CREATE INDEX ix_matches_status_public ON matches (status, public);
CREATE INDEX ix_seats_user ON seats (user);
CREATE INDEX ix_analyses_match ON analyses ("match");
CREATE INDEX ix_analyses_status ON analyses (status);
CREATE INDEX ix_analyses_user ON analyses (user);
CREATE UNIQUE INDEX ix_users_skeleton ON users (skeleton);
CREATE INDEX ix_users_email ON users (email);
CREATE INDEX ix_sessions_user ON sessions (user);
CREATE INDEX ix_sessions_created ON sessions (created);
CREATE INDEX ix_mail_tokens_user ON mail_tokens (user);
COMMIT;
