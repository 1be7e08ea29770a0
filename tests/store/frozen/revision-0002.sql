BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i0',2,'{"type":"done","id":"i0","version":2,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i2',3,'{"type":"done","id":"i2","version":3,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i4',4,'{"type":"done","id":"i4","version":4,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i6',5,'{"type":"done","id":"i6","version":5,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i8',6,'{"type":"done","id":"i8","version":6,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i10',7,'{"type":"done","id":"i10","version":7,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i12',8,'{"type":"done","id":"i12","version":8,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i14',9,'{"type":"done","id":"i14","version":9,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i16',10,'{"type":"done","id":"i16","version":10,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i18',11,'{"type":"done","id":"i18","version":11,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i20',12,'{"type":"done","id":"i20","version":12,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i22',13,'{"type":"done","id":"i22","version":13,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i24',14,'{"type":"done","id":"i24","version":14,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i26',15,'{"type":"done","id":"i26","version":15,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i28',16,'{"type":"done","id":"i28","version":16,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i30',17,'{"type":"done","id":"i30","version":17,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i32',18,'{"type":"done","id":"i32","version":18,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i34',19,'{"type":"done","id":"i34","version":19,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i36',20,'{"type":"done","id":"i36","version":20,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i38',21,'{"type":"done","id":"i38","version":21,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i40',22,'{"type":"done","id":"i40","version":22,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i42',23,'{"type":"done","id":"i42","version":23,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i44',24,'{"type":"done","id":"i44","version":24,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i46',25,'{"type":"done","id":"i46","version":25,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i48',26,'{"type":"done","id":"i48","version":26,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i50',27,'{"type":"done","id":"i50","version":27,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i52',28,'{"type":"done","id":"i52","version":28,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i54',29,'{"type":"done","id":"i54","version":29,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i56',30,'{"type":"done","id":"i56","version":30,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i58',31,'{"type":"done","id":"i58","version":31,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i60',32,'{"type":"done","id":"i60","version":32,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i62',33,'{"type":"done","id":"i62","version":33,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i64',34,'{"type":"done","id":"i64","version":34,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i66',35,'{"type":"done","id":"i66","version":35,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i68',36,'{"type":"done","id":"i68","version":36,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i70',37,'{"type":"done","id":"i70","version":37,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i72',38,'{"type":"done","id":"i72","version":38,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i74',39,'{"type":"done","id":"i74","version":39,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i76',40,'{"type":"done","id":"i76","version":40,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i78',41,'{"type":"done","id":"i78","version":41,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i80',42,'{"type":"done","id":"i80","version":42,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i82',43,'{"type":"done","id":"i82","version":43,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i84',44,'{"type":"done","id":"i84","version":44,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i86',45,'{"type":"done","id":"i86","version":45,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i88',46,'{"type":"done","id":"i88","version":46,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i90',47,'{"type":"done","id":"i90","version":47,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i92',48,'{"type":"done","id":"i92","version":48,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i94',49,'{"type":"done","id":"i94","version":49,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i96',50,'{"type":"done","id":"i96","version":50,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i98',51,'{"type":"done","id":"i98","version":51,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i100',52,'{"type":"done","id":"i100","version":52,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i102',53,'{"type":"done","id":"i102","version":53,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i104',54,'{"type":"done","id":"i104","version":54,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i106',55,'{"type":"done","id":"i106","version":55,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i108',56,'{"type":"done","id":"i108","version":56,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i110',57,'{"type":"done","id":"i110","version":57,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i112',58,'{"type":"done","id":"i112","version":58,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i114',59,'{"type":"done","id":"i114","version":59,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i116',60,'{"type":"done","id":"i116","version":60,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i118',61,'{"type":"done","id":"i118","version":61,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i120',62,'{"type":"done","id":"i120","version":62,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i122',63,'{"type":"done","id":"i122","version":63,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i124',64,'{"type":"done","id":"i124","version":64,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i126',65,'{"type":"done","id":"i126","version":65,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i128',66,'{"type":"done","id":"i128","version":66,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i130',67,'{"type":"done","id":"i130","version":67,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i132',68,'{"type":"done","id":"i132","version":68,"match":null}');
INSERT INTO "answers" VALUES('qa4fwb8zbbhk','7j5xua4kbn9x','i134',69,'{"type":"done","id":"i134","version":69,"match":null}');
INSERT INTO "answers" VALUES('5gpk4fptg5aq','7j5xua4kbn9x','i136',2,'{"type":"done","id":"i136","version":2,"match":null}');
INSERT INTO "answers" VALUES('5gpk4fptg5aq','7j5xua4kbn9x','i138',3,'{"type":"done","id":"i138","version":3,"match":null}');
INSERT INTO "answers" VALUES('5gpk4fptg5aq','7j5xua4kbn9x','i140',4,'{"type":"done","id":"i140","version":4,"match":null}');
INSERT INTO "answers" VALUES('5gpk4fptg5aq','7j5xua4kbn9x','i142',5,'{"type":"done","id":"i142","version":5,"match":null}');
INSERT INTO "answers" VALUES('5gpk4fptg5aq','7j5xua4kbn9x','i144',6,'{"type":"done","id":"i144","version":6,"match":null}');
INSERT INTO "answers" VALUES('5gpk4fptg5aq','7j5xua4kbn9x','i146',7,'{"type":"done","id":"i146","version":7,"match":null}');
INSERT INTO "answers" VALUES('fqgpgsbq2chd','7j5xua4kbn9x','i148',2,'{"type":"done","id":"i148","version":2,"match":null}');
INSERT INTO "answers" VALUES('fqgpgsbq2chd','7j5xua4kbn9x','i150',3,'{"type":"done","id":"i150","version":3,"match":null}');
INSERT INTO "answers" VALUES('fqgpgsbq2chd','7j5xua4kbn9x','i152',4,'{"type":"done","id":"i152","version":4,"match":null}');
INSERT INTO "answers" VALUES('fqgpgsbq2chd','7j5xua4kbn9x','i154',5,'{"type":"done","id":"i154","version":5,"match":null}');
INSERT INTO "answers" VALUES('fqgpgsbq2chd','7j5xua4kbn9x','i156',6,'{"type":"done","id":"i156","version":6,"match":null}');
INSERT INTO "answers" VALUES('fqgpgsbq2chd','7j5xua4kbn9x','i158',7,'{"type":"done","id":"i158","version":7,"match":null}');
INSERT INTO "answers" VALUES('cbvbvabdyrsr','7j5xua4kbn9x','i160',2,'{"type":"done","id":"i160","version":2,"match":null}');
INSERT INTO "answers" VALUES('jy8pbwk3wgnb','3q2vup9yx5bh','v98ucprfkcc2',1,'{"type":"done","id":"v98ucprfkcc2","version":1,"match":null}');
INSERT INTO "answers" VALUES('jy8pbwk3wgnb','3q2vup9yx5bh','i162',2,'{"type":"done","id":"i162","version":2,"match":null}');
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
INSERT INTO "matches" VALUES('qa4fwb8zbbhk','azul','coloured',2,1,'7j5xua4kbn9x','254rrwrrqv8d3gtt',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1794995933808,'over',0,69,75,'[]','{"reason": "played", "scores": [2, 0], "ranking": [1, 2]}',NULL,0,1794995934050,NULL,1,0,NULL,NULL);
INSERT INTO "matches" VALUES('5gpk4fptg5aq','pavilion','coloured',2,1,'7j5xua4kbn9x','hpyzk526hfzkk22f',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1794995934056,'playing',0,7,8,'[]',NULL,NULL,0,1794995934082,NULL,1,0,NULL,NULL);
INSERT INTO "matches" VALUES('fqgpgsbq2chd','garden','front',2,1,'7j5xua4kbn9x','ja9gcujfw5kk4q7a',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1794995934090,'playing',0,7,10,'[]',NULL,NULL,0,1794995934116,NULL,1,0,NULL,NULL);
INSERT INTO "matches" VALUES('cbvbvabdyrsr','azul','coloured',2,1,'7j5xua4kbn9x','8apuq23pzch3hvz7',0,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1794995934122,'playing',0,3,3,'[]',NULL,NULL,0,1794995934288,NULL,1,0,NULL,NULL);
INSERT INTO "matches" VALUES('jy8pbwk3wgnb','azul','coloured',2,1,'7j5xua4kbn9x','8mfakjhwmcpdvqne',1,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1794995934301,'over',0,2,1,'[]','{"reason": "resigned", "scores": [0, 0], "ranking": [1, 2]}',NULL,0,1794995934321,NULL,1,1,NULL,NULL);
INSERT INTO "matches" VALUES('cpgmpqg9fpt5','garden','front',3,1,'3q2vup9yx5bh','k9ame2u2msq5nuy6',1,1,'{"kind": "none", "seconds": 0, "increment": 0, "on_timeout": "bot"}',NULL,1794995934330,'waiting',NULL,0,0,'[]',NULL,NULL,0,1794995934330,NULL,0,0,NULL,NULL);
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
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',0,-1,'KBWW/RRYW/KYYR/BBWY/RBBW',1,1794995933817);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',1,0,'3R4',2,1794995933840);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',2,1,'2W1',3,1794995933844);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',3,0,'4B1',4,1794995933848);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',4,1,'1K2',5,1794995933851);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',5,0,'CW2',6,1794995933857);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',6,1,'CK4',7,1794995933860);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',7,0,'5B3',8,1794995933862);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',8,1,'CR3',9,1794995933864);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',9,0,'CY5',10,1794995933866);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',10,1,'CW5',11,1794995933869);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',11,0,'CBF',12,1794995933871);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',12,-1,'RYWW/WRKR/RKWK/BYRB/WBYY',12,1794995933871);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',13,0,'3K2',13,1794995933875);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',14,1,'2W3',14,1794995933877);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',15,0,'4B3',15,1794995933880);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',16,1,'1YF',16,1794995933882);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',17,0,'CW1',17,1794995933884);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',18,1,'CKF',18,1794995933887);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',19,0,'5BF',19,1794995933889);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',20,1,'CRF',20,1794995933891);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',21,0,'CYF',21,1794995933893);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',22,1,'CW5',22,1794995933895);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',23,-1,'KBWK/WBRW/YKBW/BKKW/YYRY',22,1794995933895);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',24,0,'3YF',23,1794995933900);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',25,1,'2BF',24,1794995933902);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',26,0,'1WF',25,1794995933906);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',27,1,'4BF',26,1794995933908);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',28,0,'CWF',27,1794995933910);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',29,1,'CK4',28,1794995933921);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',30,0,'5Y2',29,1794995933924);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',31,1,'CR1',30,1794995933926);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',32,0,'CBF',31,1794995933928);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',33,-1,'BBBR/YRKK/KKKY/WWKR/RBYB',31,1794995933928);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',34,0,'3K1',32,1794995933930);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',35,1,'4R4',33,1794995933932);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',36,0,'2YF',34,1794995933936);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',37,1,'1B1',35,1794995933938);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',38,0,'CWF',36,1794995933940);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',39,1,'CKF',37,1794995933941);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',40,0,'5BF',38,1794995933943);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',41,1,'CR4',39,1794995933945);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',42,0,'CY5',40,1794995933946);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',43,-1,'YKYW/RKRR/KYWB/KWYB/RYRB',40,1794995933946);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',44,0,'3W3',41,1794995933949);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',45,1,'2K2',42,1794995933954);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',46,0,'4B2',43,1794995933957);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',47,1,'1Y4',44,1794995933964);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',48,0,'CW3',45,1794995933966);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',49,1,'CKF',46,1794995933969);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',50,0,'5B2',47,1794995933972);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',51,1,'CY4',48,1794995933976);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',52,0,'CR4',49,1794995933979);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',53,1,'CBF',50,1794995933988);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',54,-1,'WBBB/YWRY/WBRY/KBYR/KYRB',50,1794995933988);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',55,0,'3WF',51,1794995933992);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',56,1,'2W4',52,1794995933994);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',57,0,'4R1',53,1794995933996);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',58,1,'1W3',54,1794995933998);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',59,0,'5B4',55,1794995934001);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',60,1,'CYF',56,1794995934008);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',61,0,'CR5',57,1794995934010);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',62,1,'CK1',58,1794995934012);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',63,0,'CBF',59,1794995934014);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',64,-1,'KYYY/YYRY/WWBB/RRRB/KKBW',59,1794995934014);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',65,1,'3W5',60,1794995934026);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',66,0,'2R5',61,1794995934030);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',67,1,'4BF',62,1794995934035);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',68,0,'1Y1',63,1794995934040);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',69,1,'5B2',64,1794995934042);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',70,0,'CR3',65,1794995934044);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',71,1,'CKF',66,1794995934045);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',72,0,'CYF',67,1794995934047);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',73,1,'CW4',68,1794995934049);
INSERT INTO "plies" VALUES('qa4fwb8zbbhk',74,0,'CBF',69,1794995934050);
INSERT INTO "plies" VALUES('5gpk4fptg5aq',0,-1,'ROYP/RYBG/BG',1,1794995934061);
INSERT INTO "plies" VALUES('5gpk4fptg5aq',1,-1,'OPPB/BGBR/OBGG/RROP/GBGB',1,1794995934061);
INSERT INTO "plies" VALUES('5gpk4fptg5aq',2,0,'1O',2,1794995934069);
INSERT INTO "plies" VALUES('5gpk4fptg5aq',3,1,'CB',3,1794995934071);
INSERT INTO "plies" VALUES('5gpk4fptg5aq',4,0,'2G',4,1794995934073);
INSERT INTO "plies" VALUES('5gpk4fptg5aq',5,1,'CB',5,1794995934076);
INSERT INTO "plies" VALUES('5gpk4fptg5aq',6,0,'CR',6,1794995934077);
INSERT INTO "plies" VALUES('5gpk4fptg5aq',7,1,'3G',7,1794995934082);
INSERT INTO "plies" VALUES('fqgpgsbq2chd',0,-1,'G4P3M1G2',1,1794995934094);
INSERT INTO "plies" VALUES('fqgpgsbq2chd',1,0,'pass',2,1794995934105);
INSERT INTO "plies" VALUES('fqgpgsbq2chd',2,1,'pass',3,1794995934108);
INSERT INTO "plies" VALUES('fqgpgsbq2chd',3,-1,'B4M6B3M2',3,1794995934108);
INSERT INTO "plies" VALUES('fqgpgsbq2chd',4,0,'pass',4,1794995934110);
INSERT INTO "plies" VALUES('fqgpgsbq2chd',5,1,'pass',5,1794995934112);
INSERT INTO "plies" VALUES('fqgpgsbq2chd',6,-1,'L1B5L4L3',5,1794995934112);
INSERT INTO "plies" VALUES('fqgpgsbq2chd',7,0,'pass',6,1794995934114);
INSERT INTO "plies" VALUES('fqgpgsbq2chd',8,1,'pass',7,1794995934116);
INSERT INTO "plies" VALUES('fqgpgsbq2chd',9,-1,'Y5M1L1B2',7,1794995934116);
INSERT INTO "plies" VALUES('cbvbvabdyrsr',0,-1,'KBBY/BKYW/RWWY/KWBK/WBKB',1,1794995934127);
INSERT INTO "plies" VALUES('cbvbvabdyrsr',1,0,'1B1',2,1794995934137);
INSERT INTO "plies" VALUES('cbvbvabdyrsr',2,1,'5W1',3,1794995934288);
INSERT INTO "plies" VALUES('jy8pbwk3wgnb',0,-1,'RRYB/BKWK/BYRW/YYRK/KBBK',1,1794995934310);
CREATE TABLE processes (
	id VARCHAR(16) NOT NULL, 
	address TEXT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
CREATE TABLE "seats" (
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(40) NOT NULL, 
	user VARCHAR(16), 
	name VARCHAR(60) NOT NULL, 
	bot VARCHAR(40), 
	out VARCHAR(40), 
	chat BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seats_user FOREIGN KEY(user) REFERENCES users (id), 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "seats" VALUES('qa4fwb8zbbhk',0,'person','7j5xua4kbn9x','Ada',NULL,NULL,0);
INSERT INTO "seats" VALUES('qa4fwb8zbbhk',1,'person','7j5xua4kbn9x','Bea',NULL,NULL,0);
INSERT INTO "seats" VALUES('5gpk4fptg5aq',0,'person','7j5xua4kbn9x','Ada',NULL,NULL,0);
INSERT INTO "seats" VALUES('5gpk4fptg5aq',1,'person','7j5xua4kbn9x','Bea',NULL,NULL,0);
INSERT INTO "seats" VALUES('fqgpgsbq2chd',0,'person','7j5xua4kbn9x','Ada',NULL,NULL,0);
INSERT INTO "seats" VALUES('fqgpgsbq2chd',1,'person','7j5xua4kbn9x','Bea',NULL,NULL,0);
INSERT INTO "seats" VALUES('cbvbvabdyrsr',0,'person','7j5xua4kbn9x','Ada',NULL,NULL,0);
INSERT INTO "seats" VALUES('cbvbvabdyrsr',1,'bot',NULL,'greedy','greedy',NULL,0);
INSERT INTO "seats" VALUES('jy8pbwk3wgnb',0,'person','7j5xua4kbn9x','Ada',NULL,NULL,1);
INSERT INTO "seats" VALUES('jy8pbwk3wgnb',1,'person','3q2vup9yx5bh','Ben','greedy','resigned',0);
INSERT INTO "seats" VALUES('cpgmpqg9fpt5',0,'person','3q2vup9yx5bh','Ben',NULL,NULL,0);
INSERT INTO "seats" VALUES('cpgmpqg9fpt5',1,'open',NULL,'-',NULL,NULL,0);
INSERT INTO "seats" VALUES('cpgmpqg9fpt5',2,'open',NULL,'-',NULL,NULL,0);
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
	created BIGINT NOT NULL, 
	CONSTRAINT pk_users PRIMARY KEY (id), 
	CONSTRAINT fk_users_merged_into FOREIGN KEY(merged_into) REFERENCES users (id), 
	CONSTRAINT fk_users_owner FOREIGN KEY(owner) REFERENCES users (id), 
	CONSTRAINT uq_users_login UNIQUE (login), 
	CONSTRAINT uq_users_token UNIQUE (token)
);
INSERT INTO "users" VALUES('7j5xua4kbn9x','account','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$54ueEM5y/drREeodKEHv3w$XonSp2zN6Zo5WTOB2/gMivM434b97++9INZ3r2g/+Gk',1,NULL,NULL,NULL,1794995933579);
INSERT INTO "users" VALUES('3q2vup9yx5bh','guest','Ben',NULL,NULL,0,NULL,NULL,NULL,1794995933586);
INSERT INTO "users" VALUES('w63p8h7dwean','program','Engine',NULL,NULL,0,NULL,'7j5xua4kbn9x','629adeef48a58d4a93ca590e554bc60be849647c701e37f253eef097b1dda779',1794995934350);
CREATE INDEX ix_users_merged_into ON users (merged_into);
CREATE INDEX ix_users_owner ON users (owner);
CREATE INDEX ix_matches_wake_process ON matches (wake, process);
CREATE INDEX ix_matches_status_public ON matches (status, public);
CREATE INDEX ix_seats_user ON seats (user);
CREATE INDEX ix_analyses_status ON analyses (status);
CREATE INDEX ix_analyses_user ON analyses (user);
CREATE INDEX ix_analyses_match ON analyses ("match");
COMMIT;
