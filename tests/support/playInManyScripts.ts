import type { Play } from "#domain/play/play.ts";
import { act, dialogue, direction, parenthetical, playWith, scene, speech } from "./playBuilder.ts";

/** Speeches of several lines in each script that manuscripts can be printed in. */
export const passages = {
  arabic:
    "أكون أو لا أكون، ذلك هو السؤال: هل من الأنبل أن تتحمل النفس (سهام) القدر الجائر ورماحه، أم أن تحمل السلاح ضد بحر من المتاعب؟ السلام عليكم، 1234 و ١٢٣٤، ثم لا شيء.",
  vocalized: "قَالَ الرَّجُلُ: هٰذَا كِتَابٌ جَدِيدٌ، وَلَا إِلٰهَ إِلَّا اللهُ. «أَيْنَ الطَّرِيقُ؟» سَأَلَتِ الْمَرْأَةُ (بِصَوْتٍ خَافِتٍ) ثُمَّ مَشَتْ بَعِيدًا جِدًّا.",
  persian:
    "می‌خواهم بروم، نمی‌دانم چرا. دوستت دارم خیلی ۱۲۳؟ این نمایش برای همهٔ بچه‌های شهر است و گفت‌وگو پایان ندارد، پس بنویس.",
  urdu: "میں ٹھیک ہوں، آپ کیسے ہیں؟ وہ لڑکا نہیں گیا۔ یہ کہانی بہت پرانی ہے، مگر ہر رات کوئی نہ کوئی اسے پھر سے سناتا ہے۔",
  japanese:
    "生きるべきか、死ぬべきか、それが問題だ。「どちらが男らしい生き方か、じっと身を伏せ、不法な運命の矢弾を堪え忍ぶのと、それとも剣をとって、押し寄せる苦難に立ち向かい、とどめを刺すまであとには引かぬのと」…そうだろう！？ええっ、ちょっと待って。",
  simplified:
    "生存还是毁灭，这是一个值得考虑的问题；默然忍受命运的暴虐的毒箭，或是挺身反抗人世的无涯的苦难，通过斗争把它们扫清，《这两种行为》，哪一种更高贵？（沉默）死了；睡着了；什么都完了。",
  traditional:
    "生存還是毀滅，這是一個值得考慮的問題；默然忍受命運的暴虐的毒箭，或是挺身反抗人世的無涯的苦難，通過鬥爭把它們掃清，「這兩種行為」，哪一種更高貴？",
  korean:
    "사느냐 죽느냐 그것이 문제로다. 가혹한 운명의 화살을 맞고도 죽은 듯 참아야 하는가, 아니면 성난 파도처럼 밀려오는 고난과 맞서 싸워 물리쳐야 하는가? (침묵) 죽는다는 것은 잠드는 것.",
  polytonic:
    "Ὦ κοινὸν αὐτάδελφον Ἰσμήνης κάρα, ἆρ’ οἶσθ’ ὅ τι Ζεὺς τῶν ἀπ’ Οἰδίπου κακῶν ὁποῖον οὐχὶ νῷν ἔτι ζώσαιν τελεῖ; Ἓν οὖν Ἄιδης ᾔδει.",
  hebrew:
    "להיות או לא להיות, (זאת) השאלה: האם נעלה יותר לרוח לשאת את אבני המזל ואת חיציו, או לחגור נשק מול ים של צרות, ולהשיב?",
  pointed: "בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם וְאֵת הָאָרֶץ: „וְהָאָרֶץ הָיְתָה תֹהוּ וָבֹהוּ… וְחֹשֶׁךְ עַל־פְּנֵי תְהוֹם”, וְרוּחַ (אֱלֹהִים) מְרַחֶפֶת!",
  yiddish:
    "„זײַן עלטערע טאָכטער האָט זיך אָנגעקלעפּט, רחמנא ליצלן, אין אַ לערער… איז ער געקומען צום רבֿ און האָט געזאָגט: איך װיל שטעלן אַ חופּה.“ װאָס קער זיך דאָס אָן מיט אונדז (איך בעט אײַך)?…",
  cyrillic:
    "Быть и́ли не быть — вот в чём вопрос… «Достойно ль смиряться под ударами судьбы», иль надо ока́зать сопротивленье? Їжак, ґанок, Љубав, ђак.",
  vietnamese:
    "Tồn tại hay không tồn tại, đó mới là vấn đề: “Chịu đựng những viên đá và mũi tên của số mệnh phũ phàng…” hay cầm vũ khí đứng lên?",
  polish:
    "Być albo nie być, oto jest pytanie: „Czy szlachetniej jest znosić świadomie losu wściekłego pociski i strzały…” czy, stawiwszy czoło morzu nędzy, położyć jej koniec?",
} as const;

export const playInManyScripts: Play = playWith(
  { title: "多言語 مسرحية" },
  act("第一幕"),
  scene("المشهد الأول", direction("يدخل الأمير وحده إلى القاعة المظلمة، وفي يده كتاب قديم.")),
  speech("هاملت", passages.arabic),
  speech("شهرزاد", parenthetical("آرام"), passages.persian),
  speech("شہزادی", passages.urdu),
  speech("ハムレット", parenthetical("独り言"), passages.japanese),
  speech("哈姆雷特", passages.simplified),
  speech("햄릿", passages.korean),
  speech("Ἀντιγόνη", passages.polytonic),
  speech("המלט", passages.hebrew),
  speech(
    "王子",
    dialogue([
      { text: "太字の台詞", bold: true },
      { text: "と斜体の台詞が混ざった、とても長い一行のなかで。", italic: true },
    ]),
  ),
);
