import { wordSet as words } from "./everybody.ts";

/** Words for a number of people. What they're followed by is a group: "Two sisters". */
export const numberWords = words(
  `two three four five six seven eight nine ten twelve several some many various different other all few more
  dos tres cuatro cinco seis siete ocho varios varias algunos algunas muchos muchas otros otras unos unas todos todas
  deux trois quatre cinq six plusieurs quelques divers diverses tous toutes
  zwei drei vier fünf sechs einige mehrere viele andere alle
  due quattro cinque alcuni alcune vari varie altri altre tutti tutte
  två tre fyra flera några alla to fire flere noen alle twee drie vier enkele enige
  два две три четыре несколько многие все другие`,
);

/** Whole words for a number of people, as in "toute la salle". */
export const wholeWords = words("toute tout toda todo tutta tutto entire whole");

/** Articles in the singular or of either number, which say nothing about it. */
export const articles = words(
  `a an the el la lo un una le l une der die das dem den ein eine einen il i gli het een en ett det et`,
);

/** Articles that only come before a plural. */
export const pluralArticles = words("los las les unos unas des");

/** Titles of one person, whose name may look like a plural. */
export const titles = words(
  "mr mrs ms miss dr doctor sir lord lady saint st don dona señor señora monsieur madame mme herr frau king queen prince",
);

/** Words after which the rest of a name says whose or of what: "Chorus of old men". */
export const ofWords = words("of from in at on with by behind de del des du d von vom van av af di della из");

/** Words for a number of people, in whatever form cues have them. */
export const groupNouns = words(
  `crowd mob chorus choir ensemble company people populace multitude gang band group party throng army troop troops
  audience congregation family public staff crew council jury court parliament senate team
  voices cries shouts murmurs whispers laughter
  men women boys girls children kids sons daughters brothers sisters twins babies
  gentlemen ladies lords servants maids attendants guests friends neighbors neighbours villagers citizens
  townspeople townsfolk townsmen townswomen countrymen commoners plebeians peasants workers workmen laborers
  soldiers guards guardsmen officers sailors knights watchmen policemen police cops warriors marines rebels prisoners
  monks nuns priests bishops pilgrims angels devils spirits ghosts witches fairies elves gods furies shades demons
  players actors dancers singers musicians performers clowns students pupils teachers nurses doctors patients
  reporters journalists photographers lawyers judges jurors witnesses senators courtiers nobles merchants beggars
  thieves robbers murderers outlaws conspirators pirates hunters huntsmen shepherds shepherdesses farmers fishermen
  passengers customers waiters cooks porters messengers ambassadors tribunes lictors heralds trumpeters drummers
  danes romans greeks trojans goths volsces volscians athenians spartans persians egyptians jews christians
  muslims turks moors spaniards germans americans russians normans saxons vikings gypsies frenchmen englishmen irishmen
  scotsmen welshmen dutchmen indians cossacks
  gente multitud muchedumbre pueblo coro grupo banda público familia tropa compañía turba
  voces gritos murmullos risas rumores hombres mujeres niños niñas muchachos muchachas chicos chicas viejos viejas
  soldados guardias criados criadas sirvientes campesinos campesinas labradores vecinos vecinas villanos músicos bailarines
  actores actrices damas caballeros invitados invitadas amigos amigas estudiantes obreros trabajadores marineros
  monjas monjes frailes curas ángeles demonios brujas fantasmas espíritus hermanos hermanas hijos hijas pastores
  pastoras segadores mozas mozos aldeanos ciudadanos cortesanos nobles gitanos gitanas moros cristianos romanos
  griegos troyanos
  foule choeur chœur bande groupe peuple assemblée salle parterre public troupe famille voix cris rires murmures
  hommes femmes enfants garçons filles soldats gardes cadets marquis pages laquais bourgeois violons poètes pâtissiers
  musiciens comédiens comédiennes dames seigneurs invités amis voisins paysans paysannes ouvriers soeurs sœurs précieuses
  tire-laine spectateurs
  menge chor volk gruppe stimmen männer frauen kinder knaben mädchen soldaten wachen diener gäste bürger bauern
  bäuerinnen arbeiter handwerksburschen studenten freunde nachbarn hexen geister engel teufel schauspieler matrosen
  folla coro popolo gruppo voci grida uomini donne bambini ragazzi ragazze soldati guardie servi contadini ospiti amici
  folket kör kor röster kvinnor barn soldater gäster vänner stemmer menn kvinner gjester venner
  menigte koor volk stemmen mannen vrouwen kinderen soldaten gasten vrienden
  толпа хор народ голоса гости купцы слуги солдаты крестьяне мужчины женщины дети офицеры цыгане все
  合唱 群衆 一同`,
);

/** Words that are in the list for one person, too, unless there is an article or number for several. */
export const alsoSingular = words(
  "voix marquis bourgeois mädchen diener arbeiter schauspieler bürger engel teufel barn",
);

/** Words with which a name is that of one person of a group: "One of the soldiers", "Another voice". */
export const singularWords = words(
  `one another first second third fourth fifth sixth last leader head voice member single
  uno una otro otra primer primero primera segundo segunda tercer tercero tercera cuarto cuarta
  premier première deuxième troisième quatrième autre erster erste zweiter zweite dritter dritte anderer
  первый второй третий один одна другой`,
);
