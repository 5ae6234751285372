import { type Feature, featureNames } from "#domain/subscription/plans.ts";
import type * as english from "../sentences.ts";
import type { Translation } from "../translation.ts";
import { featureWords } from "./pricing.ts";

const features = Object.fromEntries(
  (Object.keys(featureNames) as Feature[]).map((feature) => [featureNames[feature], featureWords[feature]]),
);

/** What can be in the place of a number in braces. */
const phrases = {
  ...features,
  "1 minute": "1 minuto",
  "{1} minutes": "{1} minutos",
  "1 line": "1 parlamento",
  "{1} lines": "{1} parlamentos",

  // Kinds of files
  "plain text": "texto simple",
  "older Word": "Word antiguo",
  "Word document": "documento de Word",
  "Final Draft file": "archivo de Final Draft",
  "Fade In file": "archivo de Fade In",
  "Highland file": "archivo de Highland",
  "Celtx project": "proyecto de Celtx",
  "XML file": "archivo XML",
  "a PDF": "un PDF",
  "a ZIP archive or a Word, Highland or Fade In document": "un archivo ZIP o un documento de Word, Highland o Fade In",
  "a picture": "una imagen",
  "an old Word document": "un documento antiguo de Word",
  "a compressed file": "un archivo comprimido",
  "a rich text (RTF) document": "un documento RTF",
  "an XML document, as Final Draft makes them": "un documento XML, como los de Final Draft",
  "a Final Draft document": "un documento de Final Draft",
  "a web page": "una página web",
  "Western European text (Windows-1252, Latin-1)": "texto de Europa occidental (Windows-1252, Latin-1)",

  // Why a file can't be read
  "it's empty": "está vacío",
  "it's too complex": "es demasiado complejo",
  "it has a document type definition, which isn't allowed":
    "tiene una definición de tipo de documento, que no se permite",
  "it isn't valid JSON, or it's incomplete": "no es JSON válido o está incompleto",
  "it isn't valid JSON": "no es JSON válido",
  "it doesn't contain a Ghostlight play": "no contiene una obra de Ghostlight",
  "it's larger than 64 KB": "tiene más de 64 KB",
  "it isn't a layout that was exported from Ghostlight": "no es un formato de página exportado de Ghostlight",

  // How speeches were recognized
  "Plain text": "El texto simple",
  "Text without element styles": "El texto sin estilos de elementos",
  "names before a period or colon": "nombres antes de un punto o dos puntos",
  "names in capitals above the lines": "nombres en mayúsculas sobre los parlamentos",
  "names in paragraphs of their own": "nombres en párrafos propios",
  "names before a tab or a gap": "nombres antes de una tabulación o un espacio ancho",
  "names in capitals before the words": "nombres en mayúsculas antes de las palabras",

  // How paragraphs look
  "style “{1}”": "estilo “{1}”",
  "at the margin": "al margen",
  centered: "centrado",
  "indented {1} in ({2} mm)": "con sangría de {2} mm ({1} in)",
  italics: "cursiva",
  capitals: "mayúsculas",
  "in brackets": "entre paréntesis",
  "worded like an act heading": "redactado como título de acto",
  "worded like a scene heading": "redactado como título de escena",
  "beginning with a name": "empieza con un nombre",
  "header and license of Project Gutenberg": "encabezado y licencia de Project Gutenberg",
  "before the play, like a title page": "antes de la obra, como una portada",
  "before the play, like a list of characters": "antes de la obra, como una lista de personajes",
  "before the play, like a list of acts": "antes de la obra, como una lista de actos",

  // What a layout has
  "a number from {1} to {2} ({3})": "un número de {1} a {2} ({3})",
  "one of these: {1}": "una de estas opciones: {1}",
  "true or false": "true o false",
  "a text of at most {1} characters on one line": "un texto de {1} caracteres como máximo, en una sola línea",
  inches: "pulgadas",
  points: "puntos",
  lines: "líneas",
  "times the type size": "veces el tamaño de la letra",
  "act headings": "los títulos de los actos",
  "scene headings": "los títulos de las escenas",
  settings: "las ambientaciones",
  directions: "las acotaciones",
  "directions within a speech": "las acotaciones dentro de un parlamento",
  names: "los nombres",
  parentheticals: "los paréntesis",
  speeches: "los parlamentos",
  lyrics: "las letras",
  "closing lines": "las líneas de cierre",
  "centered text": "el texto centrado",
  "headings of the front matter": "los títulos de los preliminares",
  "the front matter": "los preliminares",
  "the list of characters": "la lista de personajes",

  // What takes points off the security score
  "Site not served over HTTPS": "El sitio no se sirve por HTTPS",
  "Missing charset declaration": "Falta la declaración de la codificación",
  "Mixed content detected": "Se detectó contenido mixto",
  "Inline scripts detected": "Se detectaron scripts en la página",
  "Unable to validate security headers": "No se pudieron comprobar los encabezados de seguridad",
};

/** Why a file can't be imported. */
const files = {
  "You can import files with these endings: {1}.": "Puedes importar archivos con estas terminaciones: {1}.",
  "“{1}” is empty. Choose a different file.": "“{1}” está vacío. Elige otro archivo.",
  "“{1}” is too large. Files can be up to {2} MB. Remove pictures from the file, or split it, and import it again.":
    "“{1}” es demasiado grande. Los archivos pueden tener hasta {2} MB. Quita las imágenes del archivo o divídelo, e impórtalo de nuevo.",
  "“{1}” isn't {2}; it's {3}. {4}": "“{1}” no es {2}, sino {3}. {4}",
  "Ghostlight can't import {1} files yet. {2} Export your play in one of these formats and import that file.":
    "Ghostlight aún no puede importar archivos de {1}. {2} Exporta tu obra en uno de estos formatos e importa ese archivo.",
  "Ghostlight can't import {1} files. {2}": "Ghostlight no puede importar archivos {1}. {2}",
  "We couldn't read “{1}”. Check that the file is still there and try again.":
    "No pudimos leer “{1}”. Comprueba que el archivo siga ahí e inténtalo de nuevo.",
  "We couldn't find any readable text in this file.": "No encontramos texto legible en este archivo.",
  "This file has no text to import.": "Este archivo no tiene texto que importar.",
  "This {1} can't be read (line {2}: {3}). Save it again in its own program and import that file.":
    "Este {1} no se puede leer (línea {2}: {3}). Guárdalo de nuevo en su programa e importa ese archivo.",
  "This {1} is damaged or incomplete. Save it again in its own program and import that file.":
    "Este {1} está dañado o incompleto. Guárdalo de nuevo en su programa e importa ese archivo.",
  "This {1} is too large when unpacked. Remove its pictures and try again.":
    "Este {1} es demasiado grande al descomprimirlo. Quita sus imágenes e inténtalo de nuevo.",
  "This Celtx project has no script. Export the script from Celtx as text and import that file.":
    "Este proyecto de Celtx no tiene guion. Exporta el guion desde Celtx como texto e importa ese archivo.",
  "This Fade In file has no script. Export it as Fountain and import that file.":
    "Este archivo de Fade In no tiene guion. Expórtalo como Fountain e importa ese archivo.",
  "This Highland file has no text. Export the play as Fountain and import that file.":
    "Este archivo de Highland no tiene texto. Exporta la obra como Fountain e importa ese archivo.",
  "This file isn't a Word document. Save it as .docx in Word.":
    "Este archivo no es un documento de Word. Guárdalo como .docx en Word.",
  "This Word document has no text to import.": "Este documento de Word no tiene texto que importar.",
  "This file isn't a Final Draft script. Save it as .fdx in Final Draft.":
    "Este archivo no es un guion de Final Draft. Guárdalo como .fdx en Final Draft.",
  "This web page has no text that can be read. Save it as a Word or text file.":
    "Esta página web no tiene texto legible. Guárdala como archivo de Word o de texto.",
  "This rich text file has no text to import.": "Este archivo RTF no tiene texto que importar.",
  "This rich text file is too complex. Save it as a Word document and import that file.":
    "Este archivo RTF es demasiado complejo. Guárdalo como documento de Word e importa ese archivo.",
  "This XML file isn't a play in TEI or Final Draft's format. Choose a different file.":
    "Este archivo XML no es una obra en TEI ni en el formato de Final Draft. Elige otro archivo.",
  "This file was made by a newer version of Ghostlight. Reload this page and try again.":
    "Este archivo se creó con una versión más nueva de Ghostlight. Recarga esta página e inténtalo de nuevo.",
  "This JSON file can't be read: {1}. Export the play from Ghostlight again.":
    "Este archivo JSON no se puede leer: {1}. Exporta la obra de Ghostlight otra vez.",
  "This PDF is damaged. Export it again from the program that it comes from.":
    "Este PDF está dañado. Expórtalo de nuevo desde el programa del que viene.",
  "This PDF has too many pages. A play can have up to {1} pages.":
    "Este PDF tiene demasiadas páginas. Una obra puede tener hasta {1} páginas.",
  "This PDF is protected with a password. Save a copy without the password and import that file.":
    "Este PDF está protegido con una contraseña. Guarda una copia sin la contraseña e importa ese archivo.",
  "This PDF has too much text for a play.": "Este PDF tiene demasiado texto para una obra.",
  "This PDF has no text, only pictures of pages. Run text recognition (OCR) on it and import the result.":
    "Este PDF no tiene texto, solo imágenes de páginas. Usa un programa de reconocimiento de texto (OCR) e importa el resultado.",
  "This PDF is much larger than it looks. Export it again as text without pictures.":
    "Este PDF es mucho más grande de lo que parece. Expórtalo de nuevo como texto, sin imágenes.",
  "A font file for the PDF has more than one font.": "Un archivo de fuentes para el PDF tiene más de una fuente.",
  "We couldn't load the manuscript fonts. Check your connection and export again.":
    "No pudimos cargar las fuentes del manuscrito. Revisa tu conexión y exporta de nuevo.",
};

/** What reading a file changed, guessed and left out. */
const notices = {
  "The file has no title, so the play is named after the file.":
    "El archivo no tiene título, así que la obra lleva el nombre del archivo.",
  "The file was read as {1}. Check accents and quotation marks.":
    "El archivo se leyó como {1}. Revisa los acentos y las comillas.",
  "Separate accent characters were combined with their letters.":
    "Los acentos que estaban sueltos se unieron a sus letras.",
  "Soft hyphens were removed.": "Se quitaron los guiones opcionales.",
  "The title “{1}” was taken from the document's properties.":
    "El título “{1}” se tomó de las propiedades del documento.",
  "Deleted text in tracked changes ({1}) was left out.": "Se omitió el texto eliminado en el control de cambios ({1}).",
  "Inserted text in tracked changes ({1}) was accepted.": "Se aceptó el texto agregado en el control de cambios ({1}).",
  "Comments ({1}) were left out.": "Se omitieron los comentarios ({1}).",
  "Footnotes and endnotes ({1}) were left out.": "Se omitieron las notas al pie y al final ({1}).",
  "Pictures and other objects ({1}) were left out.": "Se omitieron las imágenes y otros objetos ({1}).",
  "Text boxes ({1}) were placed after the paragraph that they belong to.":
    "Los cuadros de texto ({1}) quedaron después del párrafo al que pertenecen.",
  "Manual page breaks ({1}) were left out, because Ghostlight breaks pages itself.":
    "Se omitieron los saltos de página manuales ({1}), porque Ghostlight divide las páginas por sí solo.",
  "Page headers and footers ({1}) were left out. Ghostlight prints its own.":
    "Se omitieron los encabezados y pies de página ({1}). Ghostlight imprime los suyos.",
  "Paragraphs without one of the play's styles ({1}) were imported as stage directions.":
    "Los párrafos sin un estilo de la obra ({1}) se importaron como acotaciones.",
  "Comments ({1}) were imported as notes.": "Los comentarios ({1}) se importaron como notas.",
  "Titles of songs ({1}) became centered lines.": "Los títulos de canciones ({1}) quedaron como líneas centradas.",
  "Entries that Ghostlight has no field for ({1}) were added to the production notes.":
    "Los datos para los que Ghostlight no tiene un campo ({1}) se agregaron a las notas de montaje.",
  "Script notes ({1}) became private notes.": "Las notas del guion ({1}) pasaron a ser notas privadas.",
  "Script notes after the first {1} ({2}) were left out.":
    "Se omitieron las notas del guion que siguen a las primeras {1} ({2}).",
  "(CONT'D) and (MORE) were removed ({1}), because pages add such marks themselves.":
    "Se quitaron (CONT’D) y (MORE) ({1}), porque las páginas ya llevan esas marcas.",
  "Paragraphs without a stage element ({1}) became stage directions, headings, or centered lines.":
    "Los párrafos sin un elemento teatral ({1}) quedaron como acotaciones, títulos o líneas centradas.",
  "The cast list became the list of characters ({1}).": "El reparto quedó como lista de personajes ({1}).",
  "Scene numbers ({1}) were left out.": "Se omitieron los números de escena ({1}).",
  "Omitted scenes ({1}) were left out.": "No se importaron las escenas omitidas ({1}).",
  "Revision marks were left out ({1}). The revised text is there.":
    "Se omitieron las marcas de revisión ({1}). El texto revisado está completo.",
  "The cast list was imported as the list of characters ({1}).":
    "El reparto se importó como lista de personajes ({1}).",
  "Title page entries that Ghostlight doesn't support were added as notes at the beginning ({1}).":
    "Los datos de la portada que Ghostlight no admite se agregaron como notas al principio ({1}).",
  "Passages marked with /* */ were imported as notes ({1}).":
    "Los pasajes marcados con /* */ se importaron como notas ({1}).",
  "Scene numbers such as #12A# were removed from the headings ({1}).":
    "Los números de escena como #12A# se quitaron de los títulos ({1}).",
  "Names and headings that are printed in capitals stay in capitals. Underlines, page breaks and notes aren't in a PDF.":
    "Los nombres y títulos impresos en mayúsculas quedan en mayúsculas. Un PDF no tiene subrayados, saltos de página ni notas.",
  "A PDF has text at places on pages, but no elements. Each element was recognized by its place and its text. Check the play.":
    "Un PDF tiene texto en lugares de sus páginas, pero no elementos. Cada elemento se reconoció por su lugar y su texto. Revisa la obra.",
  "Page numbers and running heads ({1}) were left out. Ghostlight prints its own.":
    "Se omitieron los números de página y los encabezados ({1}). Ghostlight imprime los suyos.",
  "Speeches that continue on the next page ({1}) were joined.":
    "Se unieron los parlamentos que siguen en la página siguiente ({1}).",
  "{1} doesn't mark names, headings, or directions. {2} Everything else became a heading or a stage direction. Check the play.":
    "{1} no marca nombres, títulos ni acotaciones. {2} Todo lo demás quedó como título o acotación. Revisa la obra.",
  "No speeches were recognized.": "No se reconoció ningún parlamento.",
  "{1} were recognized by {2}.": "Se reconocieron {1} por {2}.",
  "{1} were recognized.": "Se reconocieron {1}.",
  "The title page was guessed: “{1}” by {2}.": "La portada se supuso: “{1}”, de {2}.",
  "The title page was guessed: “{1}”.": "La portada se supuso: “{1}”.",
  "Names without punctuation before the speech ({1}) were read as speakers.":
    "Los nombres sin puntuación antes del parlamento ({1}) se leyeron como personajes.",
  "Text in brackets within speeches ({1}) became parentheticals.":
    "El texto entre corchetes dentro de parlamentos ({1}) quedó como paréntesis.",
  "Lines with only a number ({1}) became scene headings.":
    "Las líneas con solo un número ({1}) quedaron como títulos de escena.",
  "Lists of characters and acts before the play ({1} paragraphs) stayed stage directions.":
    "Las listas de personajes y actos antes de la obra ({1} párrafos) quedaron como acotaciones.",
  "Project Gutenberg's header and license ({1} paragraphs) were left out.":
    "Se omitieron el encabezado y la licencia de Project Gutenberg ({1} párrafos).",
  "Editors' notes ({1}) were left out.": "Se omitieron las notas de la edición ({1}).",
  "Speeches without a name ({1}) got it from the list of people.":
    "Los parlamentos sin nombre ({1}) lo tomaron de la lista de personas.",
};

/** Why the pages of a layout can't be used. */
const layouts = {
  "This layout file can't be used: {1}": "Este archivo de formato de página no se puede usar: {1}",
  "This layout file can't be read: {1}. Choose a file that was saved with “Export layout”.":
    "Este archivo de formato de página no se puede leer: {1}. Elige un archivo guardado con “Exportar formato”.",
  "This layout file was made by a newer version of Ghostlight. Reload this page and try again.":
    "Este archivo de formato de página se creó con una versión más nueva de Ghostlight. Recarga esta página e inténtalo de nuevo.",
  "`base` must be one of these layouts: {1}.": "`base` debe ser uno de estos formatos: {1}.",
  "The layout has no name.": "El formato no tiene nombre.",
  "A layout's name has at most {1} characters.": "El nombre de un formato tiene {1} caracteres como máximo.",
  "This version of Ghostlight has no layout setting “{1}”.":
    "Esta versión de Ghostlight no tiene la opción de formato “{1}”.",
  "“{1}” must be {2}.": "“{1}” debe ser {2}.",
  "The text would be less than {1} inches ({2} mm) wide. Use smaller margins.":
    "El texto tendría menos de {2} mm ({1} pulgadas) de ancho. Usa márgenes más pequeños.",
  "Fewer than {1} lines would fit on a page. Use smaller margins, smaller type, or less line spacing.":
    "Cabrían menos de {1} líneas en una página. Usa márgenes más pequeños, letra más pequeña o menos interlineado.",
  "The page number would overlap the text. Use a larger top margin, or move the number up.":
    "El número de página quedaría sobre el texto. Usa un margen superior más grande o sube el número.",
  "There wouldn't be enough room for {1}. Use smaller indents, margins, or type.":
    "No habría espacio suficiente para {1}. Usa sangrías, márgenes o letra más pequeños.",
  "The column of names would overlap {1}. Move one of them.":
    "La columna de nombres quedaría sobre {1}. Mueve una de las dos cosas.",
  "The mark at the bottom of a page must fit on one line. Shorten it, or give names more room.":
    "La marca al pie de una página debe caber en una línea. Acórtala o da más espacio a los nombres.",
};

/** What's wrong with a field. */
const fields = {
  "Use at least {1} characters.": "Usa al menos {1} caracteres.",
  "Use at most {1} characters.": "Usa {1} caracteres como máximo.",
  "At most {1} characters.": "{1} caracteres como máximo.",
  "Don't start or end with a space.": "No empieces ni termines con un espacio.",
  "This password is too common.": "Esta contraseña es demasiado común.",
  "This is a simple pattern or repetition.": "Es un patrón o una repetición muy simple.",
  "Don't use your name or address, or the name of this site.":
    "No uses tu nombre, tu dirección ni el nombre de este sitio.",
  "A profile needs a full name.": "Un perfil necesita un nombre completo.",
  "A device needs a name.": "Un dispositivo necesita un nombre.",
  "A preset needs a name.": "Un ajuste guardado necesita un nombre.",
  "A version needs a name.": "Una versión necesita un nombre.",
  "Keep the name on one line.": "Escribe el nombre en una sola línea.",
  "Keep the label on one line.": "Escribe la etiqueta en una sola línea.",
  "Use one line.": "Usa una sola línea.",
  "Include at least one change.": "Incluye al menos un cambio.",
  "A range ends after its start.": "Un rango termina después de su comienzo.",
  "An answer names its question, and nothing else does.": "Una respuesta nombra su pregunta, y nada más lo hace.",
  "Leave this field empty.": "Deja este campo vacío.",
  "This preset is too long to be saved.": "Este ajuste es demasiado largo para guardarlo.",
  "A destination is a path of this site.": "Un destino es una dirección de este sitio.",
  "Enter your name.": "Escribe tu nombre.",
  "Enter an e-mail address such as name@example.org.": "Escribe un correo como nombre@example.org.",
  "Choose a topic.": "Elige un tema.",
  "Enter a message.": "Escribe un mensaje.",
  "This isn't valid JSON.": "No es JSON válido.",
  "This isn't a valid cursor.": "No es un cursor válido.",
  "This isn't a valid Yjs update.": "No es un cambio de Yjs válido.",
  "This header is missing or isn't a valid key.": "Este encabezado falta o no es una clave válida.",
  "This link doesn't show it.": "Este enlace no lo muestra.",
  "We couldn't find this question.": "No encontramos esta pregunta.",
  "This is an answer.": "Esto es una respuesta.",
  "Only for the whole play.": "Solo para la obra completa.",
  "Not in the play.": "No está en la obra.",
  "This date is in the past.": "Esta fecha ya pasó.",
};

/** Why the server refuses something. */
const refusals = {
  "{1}: included in the {2} plan.": "{1}: incluido en el plan {2}.",
  "Before you delete your account, sign in again to confirm it's you.":
    "Antes de eliminar tu cuenta, vuelve a iniciar sesión para confirmar tu identidad.",
  "You don't have a profile yet. Save one to create it.": "Aún no tienes un perfil. Guárdalo para crearlo.",
  "We couldn't load more of this list. Reload the page.": "No pudimos cargar más de esta lista. Recarga la página.",
  "Too much activity at once. Try again in {1}.": "Demasiada actividad a la vez. Inténtalo de nuevo en {1}.",
  "Ghostlight is very busy right now. Try again in a moment.":
    "Ghostlight tiene mucho tráfico en este momento. Inténtalo de nuevo en un momento.",
  "You have this plan already, free of charge.": "Ya tienes este plan, sin costo.",
  "You already have a subscription. You can change it under Manage subscription.":
    "Ya tienes una suscripción. Puedes cambiarla en Administrar suscripción.",
  "You haven't bought a plan yet, so there's nothing to manage.":
    "Aún no has comprado un plan, así que no hay nada que administrar.",
  "Paid plans aren't available on this site.": "En este sitio no hay planes de pago.",
  "The Stripe signature is missing, wrong, or out of date.": "La firma de Stripe falta, es incorrecta o caducó.",
  "The payment service isn't responding right now. Try again in a few minutes.":
    "El servicio de pagos no responde en este momento. Inténtalo de nuevo en unos minutos.",
  "This device can't be signed out on its own. Sign out everywhere instead.":
    "No se puede cerrar la sesión solo en este dispositivo. Cierra la sesión en todas partes.",
  "This device isn't in your account anymore. Reload the page.":
    "Este dispositivo ya no está en tu cuenta. Recarga la página.",
  "The passage you selected is no longer in the play. Reload the page.":
    "El pasaje que seleccionaste ya no está en la obra. Recarga la página.",
  "You've sent too many comments in a short time. Your text is saved here. Send it in {1}.":
    "Enviaste demasiados comentarios en poco tiempo. Tu texto está guardado aquí. Envíalo en {1}.",
  "The play is being refreshed. Your text is saved here. Try again in a moment.":
    "La obra se está actualizando. Tu texto está guardado aquí. Inténtalo de nuevo en un momento.",
  "The play is being refreshed. Try again in a moment.":
    "La obra se está actualizando. Inténtalo de nuevo en un momento.",
  "The author takes no more feedback from this browser. Your words stay on this device.":
    "La autoría de la obra ya no recibe comentarios de este navegador. Tus palabras quedan en este dispositivo.",
  "The author no longer asks this question. Reload the page.": "Esta pregunta ya no se hace. Recarga la página.",
  "You can change the text of an answer, but not its kind.":
    "Puedes cambiar el texto de una respuesta, pero no su tipo.",
  "This browser didn't identify whose comments these are. Reload the page.":
    "Este navegador no indicó de quién son estos comentarios. Recarga la página.",
  "This play isn't accepting comments right now. Your text is saved on this device.":
    "Esta obra no acepta comentarios en este momento. Tu texto está guardado en este dispositivo.",
  "This play has reached its limit for comments. Please let the author know.":
    "Esta obra llegó a su límite de comentarios. Avisa a quien te envió el enlace.",
  "A comment can have at most {1} replies.": "Un comentario puede tener {1} respuestas como máximo.",
  "We couldn't find this comment. It may have been deleted. Reload the page.":
    "No encontramos este comentario. Es posible que se haya eliminado. Recarga la página.",
  "You've sent too many messages. Try again in {1}.": "Enviaste demasiados mensajes. Inténtalo de nuevo en {1}.",
  "We've received too many messages today. Try again tomorrow.":
    "Hoy recibimos demasiados mensajes. Inténtalo de nuevo mañana.",
  "This message has been deleted.": "Este mensaje se eliminó.",
  "There are many changes at once. This one will be sent again in a moment.":
    "Hay muchos cambios a la vez. Este se enviará de nuevo en un momento.",
  "Someone else started this play on this device. It will sync when they sign in.":
    "Otra persona empezó esta obra en este dispositivo. Se sincronizará cuando esa persona inicie sesión.",
  "This play was edited in a newer version of Ghostlight. Try again in a few minutes.":
    "Esta obra se editó en una versión más nueva de Ghostlight. Inténtalo de nuevo en unos minutos.",
  "This play is too large to duplicate.": "Esta obra es demasiado grande para duplicarla.",
  "You've added a lot of text. The rest stays on this device and is sent in {1}.":
    "Agregaste mucho texto. El resto queda en este dispositivo y se envía en {1}.",
  "You've opened very many plays. Try again in {1}. Plays on this device still open.":
    "Abriste muchísimas obras. Inténtalo de nuevo en {1}. Las obras de este dispositivo se siguen abriendo.",
  "You've started very many plays today. This one stays on this device and is saved in {1}.":
    "Hoy empezaste muchísimas obras. Esta queda en este dispositivo y se guarda en {1}.",
  "This play has very many changes at once. They stay on this device and are sent soon.":
    "Esta obra tiene muchísimos cambios a la vez. Quedan en este dispositivo y se envían pronto.",
  "This play is too large to save more. Start another play for the rest.":
    "Esta obra es demasiado grande para guardar más. Empieza otra obra para el resto.",
  "This device has changes that the server doesn't. They need to be sent again.":
    "Este dispositivo tiene cambios que el servidor no tiene. Hay que enviarlos de nuevo.",
  "The play was updated on the server in the meantime. Open it again.":
    "La obra se actualizó mientras tanto en el servidor. Ábrela de nuevo.",
  "This change is too large. Send it in smaller parts.":
    "Este cambio es demasiado grande. Envíalo en partes más pequeñas.",
  "We couldn't read this change. It's still saved on your device.":
    "No pudimos leer este cambio. Sigue guardado en tu dispositivo.",
  "You can save at most {1} presets. Delete one that you don't need.":
    "Puedes guardar {1} ajustes como máximo. Elimina uno que no necesites.",
  "Something went wrong on our side. Nothing you wrote is lost. Try again in a moment.":
    "Algo falló de nuestro lado. No se perdió nada de lo que escribiste. Inténtalo de nuevo en un momento.",
  "Sign in to continue.": "Inicia sesión para continuar.",
  "Only administrators who sign in with an authenticator app can do this.":
    "Solo puede hacer esto quien administra el sitio e inicia sesión con una app de autenticación.",
  "This link needs a password. Ask the person who sent you the link.":
    "Este enlace necesita una contraseña. Pídesela a quien te envió el enlace.",
  "This link doesn't work. It may have expired. Ask the person who sent it to you for a new one.":
    "Este enlace no funciona. Es posible que haya vencido. Pide uno nuevo a quien te lo envió.",
  "This account has been deleted.": "Esta cuenta se eliminó.",
  "You were signed out here from another device. Sign in to continue.":
    "Tu sesión se cerró desde otro dispositivo. Inicia sesión para continuar.",
  "This address isn't available. Use the site's own address.":
    "Esta dirección no está disponible. Usa la dirección del sitio.",
  "Too many requests. Try again in {1}.": "Demasiadas solicitudes. Inténtalo de nuevo en {1}.",
  "The request body isn't valid JSON.": "El cuerpo de la solicitud no es JSON válido.",
  "Some fields aren't valid. Check them and try again.":
    "Algunos campos no son válidos. Revísalos e inténtalo de nuevo.",
  "There's nothing at this address.": "No hay nada en esta dirección.",
  "A play can have at most {1} links at a time. Turn off one you don't need.":
    "Una obra puede tener {1} enlaces a la vez como máximo. Desactiva uno que no necesites.",
  "This link already shows the latest draft.": "Este enlace ya muestra el borrador más reciente.",
  "Only a link to the whole play can always show the latest draft.":
    "Solo un enlace a la obra completa puede mostrar siempre el borrador más reciente.",
  "The selected scenes aren't in the play on our server. Wait until the play is saved, or choose again.":
    "Las escenas elegidas no están en la obra de nuestro servidor. Espera a que la obra se guarde o elige de nuevo.",
  "A heading has changed, so this link would now show text it didn't show before. Choose its scenes again.":
    "Un título cambió, así que este enlace mostraría texto que antes no mostraba. Elige de nuevo sus escenas.",
  "That date is in the past. To stop a link right away, turn it off.":
    "Esa fecha ya pasó. Para detener un enlace de inmediato, desactívalo.",
  "This link no longer has a password. Open it again.": "Este enlace ya no tiene contraseña. Ábrelo de nuevo.",
  "That password isn't right. Try again.": "Esa contraseña no es correcta. Inténtalo de nuevo.",
  "New accounts can't be created right now. Try again later.":
    "Por ahora no se pueden crear cuentas nuevas. Inténtalo de nuevo más tarde.",
  "Sharing is turned off for a while. Links don't open, and new ones can't be created. Try again later.":
    "Por ahora no se puede compartir. Los enlaces no se abren ni se pueden crear nuevos. Inténtalo de nuevo más tarde.",
  "Comments are turned off right now. Yours is saved on this device. Try again later.":
    "Por ahora Ghostlight no recibe comentarios. El tuyo está guardado en este dispositivo. Inténtalo de nuevo más tarde.",
  "Sign-in links aren't available on this site yet. Sign in with your password.":
    "Los enlaces de inicio de sesión aún no están disponibles en este sitio. Inicia sesión con tu contraseña.",
  "The e-mail address, the password, or the recovery code is wrong.":
    "El correo, la contraseña o el código de recuperación son incorrectos.",
  "You've requested too many links. Try again in {1}, or sign in with your password.":
    "Pediste demasiados enlaces. Inténtalo de nuevo en {1} o inicia sesión con tu contraseña.",
  "This account already has an authenticator app. Reload this page.":
    "Esta cuenta ya tiene una app de autenticación. Vuelve a cargar esta página.",
  "Recovery codes need an authenticator app. Set one up first.":
    "Los códigos de recuperación necesitan una app de autenticación. Configura una primero.",
  "Before you make new codes, sign in again to confirm it's you.":
    "Antes de crear códigos nuevos, vuelve a iniciar sesión para confirmar tu identidad.",
  "The play was just moved to the bin again. Try again.":
    "La obra se acaba de mover otra vez a la papelera. Inténtalo de nuevo.",
  "We couldn't find this play in your account.": "No encontramos esta obra en tu cuenta.",
  "This play is in the bin. Restore it first. Your text is saved on this device.":
    "Esta obra está en la papelera. Restáurala primero. Tu texto está guardado en este dispositivo.",
  "This play's ID is already in use. Save it as a new play.":
    "El identificador de esta obra ya está en uso. Guárdala como obra nueva.",
  "Your plan includes {1} plays. Move one to the bin or upgrade to {2}. Your text is saved on this device, and you can export it.":
    "Tu plan incluye {1} obras. Mueve una a la papelera o cambia al plan {2}. Tu texto está guardado en este dispositivo, y puedes exportarlo.",
  "Your plan includes {1} plays. To add a copy, move a play to the bin or upgrade to {2}.":
    "Tu plan incluye {1} obras. Para agregar una copia, mueve una obra a la papelera o cambia al plan {2}.",
  "Your plan includes {1} plays. To restore this one, move another play to the bin or upgrade to {2}.":
    "Tu plan incluye {1} obras. Para restaurar esta, mueve otra a la papelera o cambia al plan {2}.",
  "Your profile was changed in another tab or on another device.":
    "Tu perfil se cambió en otra pestaña o en otro dispositivo.",
  "This link's ID is already in use. Create another link.":
    "El identificador de este enlace ya está en uso. Crea otro enlace.",
  "We couldn't find this link. It may have been turned off.":
    "No encontramos este enlace. Es posible que se haya desactivado.",
  "A play can have at most {1} named versions. Delete one first.":
    "Una obra puede tener {1} versiones con nombre como máximo. Elimina una primero.",
  "This version isn't there anymore. Reload the list of versions.":
    "Esta versión ya no está. Recarga la lista de versiones.",
  "The server doesn't have the play as it is on this device yet. Try again in a moment.":
    "El servidor aún no tiene la obra como está en este dispositivo. Inténtalo de nuevo en un momento.",
};

/** What administrators' screens say about their own requests and about HubSpot. */
const administration = {
  "The last day can be at most {1} days after the first, and not before it.":
    "El último día puede ser como máximo {1} días posterior al primero, y no anterior.",
  "Use lowercase letters, digits, and underscores.": "Usa letras minúsculas, cifras y guiones bajos.",
  "Enter the workflow ID, digits only.": "Escribe el ID del flujo de trabajo, solo con cifras.",
  "At most {1} properties.": "Como máximo {1} propiedades.",
  "HubSpot isn't connected, because this site's secret has no token. See docs/contacts.md for where to get one and where to put it.":
    "HubSpot no está conectado, porque el secreto de este sitio no tiene token. En docs/contacts.md se explica dónde obtenerlo y dónde ponerlo.",
  "Another administrator is running an action right now. Wait until it's done, then try again.":
    "Alguien más de la administración tiene una acción en curso. Espera a que termine e inténtalo de nuevo.",
  "HubSpot isn't connected to this site.": "HubSpot no está conectado a este sitio.",
  "Too many contact updates. Try again later.": "Demasiadas actualizaciones de contactos. Inténtalo más tarde.",
  "Something went wrong on our side. See the log for details.":
    "Algo salió mal de nuestro lado. Los detalles están en el registro.",
  "HubSpot isn't connected.": "HubSpot no está conectado.",
  "Run the complete setup on the automation screen, then send the updates again.":
    "Haz la configuración completa en la pantalla de automatización y luego envía las actualizaciones de nuevo.",
  "HubSpot rejected this e-mail address as invalid. Sending the update again won't help.":
    "HubSpot rechazó este correo porque no es válido. Enviar la actualización de nuevo no servirá.",
  "HubSpot's private app doesn't have permission to do this. Give it the scopes listed in docs/contacts.md.":
    "La app privada de HubSpot no tiene permiso para esto. Dale los permisos que se indican en docs/contacts.md.",
  "HubSpot rejected the token. Put the private app's token into the secret store.":
    "HubSpot rechazó el token. Pon el token de la app privada en el almacén de secretos.",
  "HubSpot's token has expired. Put a new one into the secret store.":
    "El token de HubSpot venció. Pon uno nuevo en el almacén de secretos.",
  "HubSpot has no {1}. Create it in HubSpot first, or leave it out.":
    "HubSpot no tiene {1}. Créalo primero en HubSpot, o no lo incluyas.",
  "HubSpot is receiving too many requests right now. Try again in a minute.":
    "HubSpot recibe demasiadas solicitudes en este momento. Inténtalo de nuevo en un minuto.",
  "HubSpot isn't responding right now ({1}). Try again in a few minutes.":
    "HubSpot no responde en este momento ({1}). Inténtalo de nuevo en unos minutos.",
};

/** Other sentences of `domain/`. */
const others = {
  "A manuscript page plays for about a minute.": "Una página de manuscrito dura más o menos un minuto.",
  "Actors speak about {1} words a minute; a tenth is added for what happens between the lines.":
    "En escena se dicen unas {1} palabras por minuto; se agrega una décima parte por lo que pasa entre los parlamentos.",
  "It took too long to respond.": "Tardó demasiado en responder.",
  "It didn't respond.": "No respondió.",
};

export const sentences: Translation<typeof english.sentences> = {
  ...phrases,
  ...files,
  ...notices,
  ...layouts,
  ...fields,
  ...refusals,
  ...administration,
  ...others,
  // A list of phrases. Last, because it fits any sentence with a comma.
  "{1}, {2}": "{1}, {2}",
};
