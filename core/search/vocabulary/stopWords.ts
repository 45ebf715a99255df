/** Ignored unless a query contains nothing else. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any anyone are as at be been being but by can cannot could did do does doesn doesnt don dont ' +
    'each else ever for from get gets getting give go had has have having he help her here him how i if im in into is isn isnt it its just ' +
    'know let like make makes me mean means my need needs no not of on only or other our please possible ' +
    'should so some someone something t than that the their them then there these they thing this those through to too us use used ' +
    'using ve very via want wants was way we were what when where which while who why will with within without won wont would you your s'
  ).split(' '),
);

/** Words that say little about the topic of a query. If a synonym matches all other words, the synonym is the topic. */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'activate actually add adding allow always another avoid best better between broken buy change changing choose completely configure configured ' +
    'configuring correctly create creating custom difference different differently directly disable disabled disabling do doing done easily easy enable enabled ' +
    'enabling every exactly example explain extra fail failed failing fails few find fix fixing good happen happening happens instead ' +
    'issue issues keep keeps keyboard keyboards later look looking main many maybe more most much multiple new nothing now often once one ' +
    'own possible press pressed pressing problem problems properly put quickly really recommended run running same see set setting ' +
    'setup several show showing simple simply someone start still stop support supported supports sure take together try trying turn ' +
    'turning under understand until usually well whole work working works write writing yet zmk'
  ).split(' '),
);

/** Ignored when looking up phrases: "disable a key", "the name of my keyboard". */
export const fillerWords: ReadonlySet<string> = new Set(
  'a an the my your our this that to of for is are it i as'.split(' '),
);
