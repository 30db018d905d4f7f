/** Three tiles are left, and a chow gives up a hand that is ready. Of `hong-kong-old`. */
export const latePosition =
  'NN W8m 1245677m [888s]W[WWW]N[PPP]N[534s]N|23y:5s!1m6m8m4s!5m!7s7p6p6s!6p!6m!E4p!E!1m!7m!1m!NF3s/[SSS]N[999m]N[888p]N|14y:4s4p5p5s!7p^W5s!5p!2p!2s3p!^W7s!7s!9p9s6p!P1p3pE!N4p!F2s!4m/[777p]S[999p]N[345p]S|3f:5m^N4s8s^E9m2p9s2pE4m!^N9s!1sF1p!1s7m3s!N!S3s2m!2m!2s!8m!6s!8m!/[546m]W[423m]W|124f:1p3p5p2p6p!9p^W2sW^E6s!1s!NP^E9s!W!7s!S!^S5m!6s!F!3p!9m!^S5s!^E8p!^S';
