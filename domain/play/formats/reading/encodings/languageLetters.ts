/*
 * Letters of languages, the most frequent first. Of those with Latin letters, only what isn't ASCII. For Chinese, Japanese
 * and Korean, the most frequent signs, which are about half of a text.
 */

export interface LanguageLetters {
  /** In lowercase. */
  readonly letters: string;
  /** Signs that are about half of a text, in any order. */
  readonly common?: string;
  /** How probable the language is in a play whose file doesn't say its encoding, in bits less than the most probable. */
  readonly bits: number;
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
  french: { letters: "éàèêçùâôîû«»ëïœ", bits: 0 },
  german: { letters: "üäößé", bits: 0 },
  spanish: { letters: "áóíñéú¿¡ü", bits: 0 },
  portuguese: { letters: "ãçáéíóêõâôúàü", bits: 1 },
  italian: { letters: "èàùòìé", bits: 1 },
  swedish: { letters: "äåöé", bits: 1 },
  danish: { letters: "øåæé", bits: 1 },
  icelandic: { letters: "áðíéóöúþýæ", bits: 4 },
  catalan: { letters: "àéèíóòúçïü·", bits: 3 },
  czech: { letters: "íáéřěšžčýůúťňďó", bits: 1 },
  slovak: { letters: "áíýéčšžľťúňôďäóĺŕ", bits: 2 },
  polish: { letters: "ęłóśążćńź", bits: 1 },
  hungarian: { letters: "éáőóöüíúű", bits: 1 },
  romanian: { letters: "ăîâşţșț", bits: 2 },
  croatian: { letters: "čšžćđ", bits: 2 },
  turkish: { letters: "ıüşçğöâ", bits: 2 },
  latvian: { letters: "āīēšūņļčžģķ", bits: 3 },
  lithuanian: { letters: "ėšųžįčąęū", bits: 3 },
  estonian: { letters: "äõüöšž", bits: 3 },
  russian: { letters: "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё", bits: 0 },
  ukrainian: { letters: "оанивтірелскмдупязьбгчйхїжцюшєщфґ", bits: 1 },
  bulgarian: { letters: "аиоентрсвлкдпмзбъугчяжйщшхцфюь", bits: 1 },
  serbian: { letters: "аоиенрсјтукпвмлдзгбљчњжшцћђџфх", bits: 2 },
  belarusian: { letters: "анірсктоелвдпмыуяьйзчгёцбхшжэюўф", bits: 2 },
  greek: { letters: "αοιετσνηυρπκμλςάίόήέδύώωγχθφβξζψϊϋΐ", bits: 0 },
  hebrew: { letters: "יוהלאתרבמשנחדעקפסגכטזםץןףך", bits: 0 },
  arabic: { letters: "اليمنتروبةعدسفهكقحجشطصخذىضغئءثزآإأؤظ", bits: 0 },
  simplifiedChinese: { letters: "", common: simplified, bits: 0 },
  traditionalChinese: { letters: "", common: traditional, bits: 0 },
  japanese: { letters: kana, common: kanji, bits: 0 },
  korean: { letters: "", common: hangul, bits: 0 },
};
