/*
 * Letters of languages, the most frequent first. Of those with Latin letters, only what isn't ASCII. For Chinese, Japanese
 * and Korean, the most frequent signs, which are about half of a text.
 */

export interface LanguageLetters {
  /** In lowercase. */
  readonly letters: string;
  /** Signs that are about half of a text, in any order. */
  readonly common?: string;
  /** Of languages with Latin letters: the share of these letters among all letters of a text. */
  readonly share?: number;
  /** Whether the language nearly always does without these letters, so that a text in ASCII is as probable. */
  readonly isRare?: true;
}

const simplified =
  "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活更别打女变四神总何电数安少报才结反受目太量再感建做接必场件计管期市直吗呢吧啊谁请爱死听快夜哪您怎幕桥";
const traditional =
  "的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身果加西月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活更別打女變四神總何電數安少報才結反受目太量再感建做接必場件計管期市直嗎呢吧啊誰請愛死聽快夜哪您怎幕橋";
const kanji =
  "人一日大年出本中子見国言上分生手自行者思事前女今私入何地時家間彼気目下月物長話方後来心場立作田外道死夜水花春夏秋冬夕暮幕第二三四五六七八九十父母兄妹姉男君僕俺待知聞帰開閉空雨風声";
const hangul =
  "이다는에의가을를고지하은기로사도한어리자아그나해서시인라대있들과만니정보일스수장것전부제우게여주상으마치소오무거말원구신성조비모동까실안면히연경음적내미방생당분물진유문습세트선교었너왔없요네막";

/** Hiragana and katakana. */
export const kana = "のにはをがとでしたいるてなかれもあまうこらさりきくすそどちつけだよえわんせみめおじばやほろっょゃ";

export const languageLetters: Readonly<Record<string, LanguageLetters>> = {
  french: { letters: "éàèêçùâôîû«»ëïœ", share: 0.04 },
  german: { letters: "üäößé", share: 0.025 },
  spanish: { letters: "áóíñéú¿¡ü", share: 0.03 },
  portuguese: { letters: "ãçáéíóêõâôúàü", share: 0.045 },
  italian: { letters: "èàùòìé", share: 0.012 },
  swedish: { letters: "äåöé", share: 0.045 },
  danish: { letters: "øåæé", share: 0.03 },
  icelandic: { letters: "áðíéóöúþýæ", share: 0.1 },
  catalan: { letters: "àéèíóòúçïü·", share: 0.03 },
  czech: { letters: "íáéřěšžčýůúťňďó", share: 0.15 },
  slovak: { letters: "áíýéčšžľťúňôďäóĺŕ", share: 0.12 },
  polish: { letters: "ęłóśążćńź", share: 0.075 },
  hungarian: { letters: "éáőóöüíúű", share: 0.12 },
  romanian: { letters: "ăîâşţșț", share: 0.06 },
  croatian: { letters: "čšžćđ", share: 0.04 },
  turkish: { letters: "ıüşçğöâ", share: 0.12 },
  latvian: { letters: "āīēšūņļčžģķ", share: 0.1 },
  lithuanian: { letters: "ėšųžįčąęū", share: 0.08 },
  estonian: { letters: "äõüöšž", share: 0.04 },
  english: { letters: "éæèœêçñüöïàëáíó", isRare: true },
  russian: { letters: "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё" },
  ukrainian: { letters: "оанивтірелскмдупязьбгчйхїжцюшєщфґ" },
  bulgarian: { letters: "аиоентрсвлкдпмзбъугчяжйщшхцфюь" },
  serbian: { letters: "аоиенрсјтукпвмлдзгбљчњжшцћђџфх" },
  belarusian: { letters: "анірсктоелвдпмыуяьйзчгёцбхшжэюўф" },
  greek: { letters: "αοιετσνηυρπκμλςάίόήέδύώωγχθφβξζψϊϋΐ" },
  hebrew: { letters: "יוהלאתרבמשנחדעקפסגכטזםץןףך" },
  arabic: { letters: "اليمنتروبةعدسفهكقحجشطصخذىضغئءثزآإأؤظ" },
  simplifiedChinese: { letters: "", common: simplified },
  traditionalChinese: { letters: "", common: traditional },
  japanese: { letters: kana, common: kanji },
  korean: { letters: "", common: hangul },
};
