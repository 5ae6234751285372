import { plans, planWith } from "#domain/subscription/plans.ts";
import { counted } from "../format.ts";
import type * as english from "../help.ts";
import type { Translation } from "../translation.ts";

export const helpTopics: Translation<typeof english.helpTopics> = [
  {
    id: "first-play",
    title: "Tu primera obra",
    lead: "De una cuenta nueva a un diálogo con formato en unos minutos.",
    picture: "editor",
    sections: [
      {
        id: "start-a-play",
        heading: "Empezar una obra",
        paragraphs: [
          "Elige Obra nueva en tu lista de obras. Puedes empezar con una obra en blanco o importar un texto. Una obra en blanco se abre con su portada: escribe ahí el título. Tu nombre ya está debajo. Enter pasa de una línea a la siguiente y después a la primera página.",
          "“La última bombilla”, en tu lista, es una obra breve que muestra cómo funciona todo. No cuenta para el límite de tu plan y puedes eliminarla.",
        ],
      },
      {
        id: "write-the-first-lines",
        heading: "Escribir las primeras líneas",
        paragraphs: [
          "En la primera página, empieza con lo que pasa en escena, el nombre de un personaje en mayúsculas o un encabezado como ACTO PRIMERO.",
          "Presiona Enter y estarás en el elemento que suele venir después: tras un nombre, un parlamento; tras un parlamento, el nombre siguiente. Presiona Tab para la alternativa.",
          "La parte inferior del editor siempre muestra el elemento actual y qué harán las dos teclas. Para cambiar el elemento en el que estás, elige otro ahí.",
        ],
      },
      {
        id: "save-and-come-back",
        heading: "Guardar y volver",
        paragraphs: [
          "No hace falta guardar. Lo que escribes se guarda primero en tu dispositivo y segundos después en nuestro servidor. La obra está en tu lista en cada dispositivo en el que inicies sesión.",
        ],
      },
      {
        id: "get-it-on-paper",
        heading: "Pasarla a papel",
        paragraphs: [
          "Elige Exportar para descargar la obra como PDF o en otro formato, o imprímela desde tu navegador. Las páginas son las mismas que en la pantalla.",
        ],
      },
    ],
  },
  {
    id: "elements-and-keys",
    title: "Elementos y teclas",
    lead: "Puedes escribir una obra completa con dos teclas. La parte inferior del editor siempre muestra qué harán.",
    picture: "shortcuts",
    sections: [
      {
        id: "enter-and-tab",
        heading: "Enter y Tab",
        paragraphs: [
          "Enter agrega lo que suele venir después. Tab agrega la alternativa. La tabla muestra qué agregan después de un elemento con texto. En medio de un parlamento, Enter empieza un párrafo nuevo y Tab inserta allí un paréntesis.",
        ],
      },
      {
        id: "in-an-empty-element",
        heading: "En un elemento vacío",
        paragraphs: [
          "En un elemento vacío, Enter cambia al tipo que probablemente querías: un nombre de personaje vacío se convierte en acotación, y una acotación vacía, en escena.",
          "Tab recorre los tipos relacionados; por ejemplo, de nombre de personaje a acotación y de vuelta. Shift+Tab los recorre al revés.",
        ],
      },
      {
        id: "what-enter-recognizes",
        heading: "Lo que Enter reconoce",
        paragraphs: [
          "La primera línea de una obra se convierte en lo que escribes: Acto 1, Escena 2, un nombre en mayúsculas o una acotación. Hasta que hable un personaje, un nombre en mayúsculas en lugar de una acotación se convierte en nombre de personaje. Si escribes ACTO PRIMERO, ESCENA SEGUNDA, OSCURO. o una acotación entre paréntesis en lugar de un nombre o un parlamento, Enter y Tab cambian el elemento. Una frase entera en lugar de un nombre se convierte en acotación. La barra inferior del editor te lo muestra antes de que pase.",
          "También funcionan las marcas de Fountain: @nombre, NOMBRE ^ para parlamentos simultáneos, .encabezado, # acto, ## escena, >centrado<, > línea de cierre, ~letra, [[nota]] y === para un salto de página.",
          "Si deshaces una vez, el texto queda como lo escribiste.",
          "Si dos personajes hablan a la vez, pon el cursor en el segundo parlamento y presiona Ctrl+Shift+D (⇧⌘D en Mac): los parlamentos quedan lado a lado. En un teléfono, Parlamento simultáneo está en la fila de elementos.",
        ],
      },
      {
        id: "quotes-dashes-and-other-marks",
        heading: "Comillas, rayas y otros signos",
        paragraphs: [
          "Al escribir, las comillas y los apóstrofos rectos se vuelven tipográficos, dos guiones se vuelven una raya y tres puntos, puntos suspensivos, según el idioma de tu obra. En francés, los signos ; : ! y ? llevan un espacio antes.",
          "El texto entre *asteriscos*, **dos asteriscos** o _guiones bajos_ queda en cursiva, negrita o subrayado.",
          "Presiona Retroceso o deshaz justo después de un reemplazo para recuperar lo que escribiste. Para elegir el idioma de la obra o desactivar los reemplazos, elige Idioma y escritura en el menú Herramientas.",
          "Se sugieren nombres de personajes, lugares que ya usaste y líneas de cierre habituales: elígelos con las flechas y Enter, o con Tab. Si un personaje sigue hablando después de una acotación, el formato de página puede agregar la marca correspondiente por sí solo.",
        ],
      },
      {
        id: "spelling",
        heading: "Ortografía",
        paragraphs: [
          "Tu navegador revisa la ortografía. Firefox usa el diccionario del idioma de tu obra; en Chrome, Edge y Safari, activa el idioma en la configuración del navegador o del sistema.",
          "Los nombres sobre los parlamentos no se revisan. Si se subraya un nombre dentro de un parlamento, abre el menú del navegador sobre esa palabra y agrégala a su diccionario. Basta con hacerlo una vez por nombre.",
        ],
      },
      {
        id: "copying-and-pasting",
        heading: "Copiar y pegar",
        paragraphs: [
          "El texto pegado desde Word, Google Docs, Final Draft, un PDF o una página web se convierte en actos, escenas, nombres y parlamentos.",
          "Si no es lo que quieres, elige Como diálogo o Como texto simple en la barra que aparece debajo, o presiona Ctrl+Alt+V (⌥⌘V en Mac).",
          "Los elementos copiados conservan el aspecto de un manuscrito en Word y Google Docs, y se convierten en Fountain en programas que solo aceptan texto simple. Si los pegas de nuevo en Ghostlight, siguen siendo lo que eran.",
        ],
      },
      {
        id: "using-the-keyboard-alone",
        heading: "Usar solo el teclado",
        paragraphs: [
          "En el manuscrito, Tab agrega o cambia elementos. Para salir del manuscrito con Tab, presiona antes Escape. En el resto de la pantalla, Tab funciona como siempre.",
        ],
      },
      {
        id: "commands-and-shortcuts",
        heading: "Comandos y atajos",
        paragraphs: [
          "Presiona Ctrl+K (⌘K en Mac) para encontrar cualquier comando, escena, personaje u obra escribiendo unas letras de su nombre. En un teléfono, elige Comandos en el menú Más.",
          "Presiona Ctrl+/ para ver todos los atajos de teclado y cambiarlos: elige Cambiar y presiona las teclas nuevas. Si eran de otro comando, ese comando las pierde. Los atajos que cambias se guardan en este navegador. Las teclas para escribir, como Enter y Tab, quedan como están.",
        ],
      },
      {
        id: "all-keyboard-shortcuts",
        heading: "Todos los atajos de teclado",
        paragraphs: ["Puedes cambiar la mayoría en el editor: presiona Ctrl+/ (⌘/ en Mac)."],
      },
    ],
  },
  {
    id: "finding-your-way",
    title: "Moverte por la obra",
    lead: "Busca texto, salta entre escenas, muévelas y elige cómo se ve el editor.",
    picture: "commands",
    sections: [
      {
        id: "your-list-of-plays",
        heading: "Tu lista de obras",
        paragraphs: [
          "Tus obras aparecen como portadas o en una tabla. Puedes ordenarlas y buscar en los títulos y la autoría. El botón con tres puntos junto a una obra la fija arriba, la comparte o exporta, le cambia el nombre, la duplica y le pone etiquetas.",
          "Una obra puede tener varias etiquetas, como “comedia” o “enviada en 2027”. Elige una o más encima de la lista para ver solo las obras que las tienen todas. Las etiquetas son las mismas en todos tus dispositivos, funcionan sin conexión para las obras de este dispositivo, y nunca se imprimen ni se comparten.",
        ],
      },
      {
        id: "finding-and-replacing",
        heading: "Buscar y reemplazar",
        paragraphs: [
          "En el editor, presiona Ctrl+F para buscar texto o Ctrl+H para buscar y reemplazar. En Mac, presiona ⌘F o ⌥⌘F. Los dos están también en el menú Ir. En un teléfono, están en el menú Más. El texto seleccionado pasa a ser el texto buscado.",
          "Presiona Enter o F3 para el resultado siguiente y Shift+Enter o Shift+F3 para el anterior. Escape cierra la barra y deja el cursor antes del resultado actual.",
          "Con Opciones puedes distinguir mayúsculas y minúsculas, buscar palabras completas o una expresión regular, y buscar solo en un tipo de elemento, en los parlamentos de un personaje o en un acto o una escena. Las comillas rectas y tipográficas se encuentran entre sí, tres puntos encuentran los puntos suspensivos, y dos guiones, una raya. También se busca en las notas.",
          "El texto reemplazado conserva el formato del primer carácter que reemplaza. Si no distingues mayúsculas y minúsculas, también conserva las mayúsculas: si reemplazas ruth por ada, RUTH pasa a ser ADA, y Ruth, Ada. El texto que está tal como lo escribiste se reemplaza por exactamente lo que escribiste. En una expresión regular, $1 inserta lo que encontró el primer grupo, y \\n un salto de línea. Reemplazar todo es un solo paso para Deshacer.",
        ],
      },
      {
        id: "outline-index-cards-and-bookmarks",
        heading: "Esquema, fichas y marcadores",
        paragraphs: [
          "El esquema lista tus actos y escenas. Arrastra uno para moverlo con todo lo que contiene, o presiona Alt+Shift+↑ o Alt+Shift+↓. En una pantalla táctil, arrástralo por los puntos. Un acto se mueve con todas sus escenas, y un solo Deshacer lo devuelve todo. Si después de mover algo los números de los encabezados quedan desordenados, un aviso ofrece volver a numerarlos. Ctrl+\\ va del texto al esquema, las flechas van de escena en escena, y Enter va al texto de la escena.",
          "El botón de tres puntos abre un formulario en el que puedes anotar qué pasa, cómo va la escena y un color, o elegirle otro lugar. Solo tú ves estas anotaciones: nunca se imprimen ni se comparten.",
          "Las fichas muestran las mismas escenas en un tablero.",
          "Para ir a una página, una escena o un marcador, presiona Ctrl+Alt+G. Junto a cada escena ves sus páginas y su extensión en octavos de página.",
          "Ctrl+F2 pone un marcador en el elemento en el que estás, o lo quita; un signo en el margen lo muestra, y F2 y Shift+F2 van de un marcador al siguiente. Después de un salto, Alt+Shift+← te lleva atrás y Alt+Shift+→, adelante de nuevo.",
          "En Mac, usa ⌃⌘↑ y ⌃⌘↓, ⌘\\, ⌥⌘G, ⌘F2, ⌃- y ⌃⇧-. Ir a está también en el menú Ir, y Fichas, en el menú Herramientas. En un teléfono, los dos están en el menú Más.",
        ],
      },
      {
        id: "views",
        heading: "Vistas",
        paragraphs: [
          "El menú Vista cambia cómo se ve el editor, nunca las páginas que se imprimen. La vista de borrador quita el espacio entre páginas.",
          "Enfocar el parlamento actual atenúa todo lo demás. El desplazamiento de máquina de escribir mantiene a la misma altura la línea que escribes.",
          "Puedes acercar y alejar: las líneas son las mismas con cualquier tamaño. Dos páginas lado a lado muestra las páginas como se imprimen; elige una para ir a ella. Ocultar paneles deja solo la página y, en el tema oscuro, las páginas pueden seguir blancas. Consejos para escribir vuelve a mostrar los tres consejos que estaban junto a tu primera página. Estos ajustes se guardan en este navegador.",
        ],
      },
    ],
  },
  {
    id: "characters-and-notes",
    title: "Personajes, notas y metas",
    lead: "Quién habla, quién está en escena, qué quieres cambiar todavía y cuánto llevas.",
    picture: "characters",
    sections: [
      {
        id: "characters",
        heading: "Personajes",
        paragraphs: [
          "Presiona F8, o elige Personajes en el menú Herramientas o, en un teléfono, en el menú Más, para ver cada personaje con sus parlamentos, palabras y escenas. Elige un personaje para ir a su parlamento primero, último, siguiente o anterior.",
          "Si alguien que habla aún no está en la lista de personajes, elige Agregar a la lista. En el texto, Alt+Shift+Av Pág y Alt+Shift+Re Pág (⌃⌘Av Pág y ⌃⌘Re Pág en Mac) recorren los parlamentos de quien habla.",
          "Cambiar nombre lo cambia sobre cada parlamento y en la lista de personajes y, si quieres, en las acotaciones, en las descripciones de otros personajes, en los preliminares y en las sinopsis de las escenas. Los nombres en mayúsculas siguen en mayúsculas. Unir convierte dos personajes en uno; por ejemplo, si escribiste el mismo nombre de dos maneras.",
          "En la parte superior del panel ves los nombres que pueden estar mal escritos y puedes cambiar o ignorar cada uno. También puedes dar colores a los personajes, que marcan sus nombres solo en la pantalla. Cada cambio es un solo paso para Deshacer.",
        ],
      },
      {
        id: "who-is-on-stage",
        heading: "Quién está en escena",
        paragraphs: [
          "Ghostlight lee las entradas y salidas en tus acotaciones, en español, inglés, alemán, francés, sueco y algunos otros idiomas. Elige Mostrar quién está en escena en el menú Herramientas para ver quién está en el lugar del cursor, junto a la página. El panel En escena lista las escenas francesas de la escena en la que estás.",
          "Un pequeño signo de interrogación junto a un nombre significa que el personaje habla sin estar en escena, según las acotaciones. Elígelo para ver por qué y corregirlo: en cada acotación puedes decir quién entra y quién sale.",
          "La tabla de escenas muestra qué personajes están en qué escenas y cuántos parlamentos tienen ahí, y se puede descargar como archivo CSV. Estadísticas muestra páginas, palabras, duración y cuánto dice cada personaje, y también se puede descargar como archivo CSV.",
        ],
      },
      {
        id: "notes",
        heading: "Notas",
        paragraphs: [
          "Selecciona texto y presiona Ctrl+Alt+M (⌥⌘M en Mac) para agregar una nota privada, o elige Agregar nota en el menú Herramientas o, en un teléfono, en el menú Más. Una nota también puede ser sobre una escena o toda la obra.",
          "El panel Notas las lista por escena, junto con las notas que escribiste en el texto. Márcalas cuando estén hechas, o elige una para ir a su lugar. En una pantalla ancha, una señal en el margen muestra dónde hay una nota. Las notas siguen a su texto cuando lo editas o lo mueves. Si eliminas ese texto, la nota queda en la lista con las palabras de las que hablaba.",
          "Nadie más ve tus notas: no se imprimen, quienes leen una obra compartida no las reciben y los archivos las contienen solo si eliges Notas privadas al exportar.",
        ],
      },
      {
        id: "listening",
        heading: "Escuchar",
        paragraphs: [
          "Elige Leer en voz alta en el menú Herramientas, o presiona F9 (⌥⌘L en Mac), para escuchar la obra desde el cursor. Cada personaje recibe su propia voz, que puedes cambiar, y la palabra que se lee queda resaltada. Puedes ajustar la velocidad, omitir las acotaciones y pedir que se lean los nombres. Lo que eliges se conserva para cada obra en este dispositivo. Si cambias el texto, la lectura se pausa hasta que elijas Continuar.",
          "Las voces son las instaladas en tu dispositivo, así que tu obra no se envía a otra empresa. Si no hay ninguna para el idioma de tu obra, el panel lo dice. Puedes agregar voces en la configuración de voz de tu sistema.",
        ],
      },
      {
        id: "goals",
        heading: "Metas",
        paragraphs: [
          "Elige Metas en el menú Herramientas o, en un teléfono, en el menú Más, para decidir cuántas palabras quieres escribir cada día y en todo el borrador. La parte inferior del editor muestra cuánto llevas, y Estadísticas, tus últimas dos semanas. Las palabras eliminadas se restan.",
          "Las palabras que escribes en esta obra en todos tus dispositivos cuentan juntas, y el día termina a medianoche donde estás.",
          "Tu racha cuenta los días en que trabajaste en la obra, aunque solo hayas recortado o no hayas cumplido la meta. Elige cuántos días por semana quieres escribir: con 5 días, puedes faltar 2 de cada 7. Antes de unas vacaciones, agrega una pausa, o agrégala al volver: los días en pausa nunca terminan una racha.",
          "Quienes leen tu obra nunca ven tus metas.",
        ],
      },
    ],
  },
  {
    id: "import-and-export",
    title: "Importar, exportar y lo que piden los teatros",
    lead: "Trae un texto de otro programa y entrega a un teatro los archivos que quiere.",
    picture: "export",
    sections: [
      {
        id: "importing",
        heading: "Importar",
        paragraphs: [
          "Para importar textos, ve a Tus obras, elige Obra nueva y elige uno o varios archivos, o suéltalos en la página.",
          "Puedes importar archivos de hasta 20 MB de Word (.docx), Final Draft, Fountain, Highland, Fade In, Celtx y Downstage, además de PDF, texto simple, RTF, HTML, Markdown, TEI y Ghostlight JSON. Los encabezados, nombres, parlamentos y acotaciones se reconocen por sus estilos, su lugar en la página o su forma de escribirse.",
          "Antes de agregar una obra, ves sus primeras páginas y qué se supuso o se omitió. Si unas líneas se tomaron por el elemento equivocado, como nombres por acotaciones, elige el correcto para todas las que se parecen. También pueden ser el título o la lista de personajes, u omitirse.",
          "El texto pegado en el editor desde Word, Google Docs y otros programas se reconoce de la misma manera.",
        ],
      },
      {
        id: "exporting",
        heading: "Exportar",
        paragraphs: [
          "En el editor, Exportar te da la obra como archivo PDF, Word, Final Draft, HTML, EPUB, texto simple, Markdown, Downstage, Fountain o JSON.",
          "Elige la obra completa, actos y escenas, o el papel de un personaje, y qué incluye el archivo: portada, página de personajes, notas privadas, números o una marca de agua. El PDF de una edición para ensayos se puede imprimir como cuadernillo.",
          `Todos los formatos son gratis. El papel de un personaje está incluido en el plan ${plans[planWith("sides")].name}.`,
          "Una copia anónima omite tu nombre y tus datos de contacto. La vista previa muestra las primeras páginas antes de guardar.",
          "Si a las fuentes del manuscrito les falta un carácter, Exportar lista dónde aparece. Puedes exportar el PDF de todos modos, con un recuadro en su lugar. Imprimir desde tu navegador da las mismas páginas que el PDF.",
        ],
      },
      {
        id: "what-theaters-ask-for",
        heading: "Lo que piden los teatros",
        paragraphs: [
          "Los teatros y las convocatorias suelen pedir varios archivos. Elige Paquete para convocatorias en el menú Exportar y marca lo que quieren: el texto completo, una copia anónima, las primeras diez páginas u otro número, la sinopsis, la descripción de personajes, los números musicales, la portada, una carta de presentación y tu semblanza.",
          "Ves los nombres de los archivos antes de guardarlos en un solo archivo ZIP. Si algo aún no está escrito, como la sinopsis, Ghostlight lo dice y lo omite.",
          "Para usar de nuevo la misma lista, guárdala con un nombre: sirve para todas tus obras, en todos tus dispositivos.",
        ],
      },
      {
        id: "copies-without-names",
        heading: "Copias sin nombres",
        paragraphs: [
          "Exportar también crea copias anónimas: tu nombre completo se quita de la portada, del texto y de las propiedades del archivo, y se omiten el historial de montajes y los agradecimientos.",
          "Si tu apellido, un apodo o una dirección aparece por separado, Ghostlight lo lista primero y tú decides. Lee el texto una vez de todos modos, porque Ghostlight no puede reconocer todos los apodos.",
        ],
      },
    ],
  },
  {
    id: "layouts",
    title: "Formatos de página y preliminares",
    lead: "Elige cómo se ve el manuscrito y qué va antes de la primera escena.",
    picture: "layout",
    sections: [
      {
        id: "page-layout",
        heading: "Formato de página",
        paragraphs: [
          "Elige Formato de página en el menú Herramientas para escoger uno de siete formatos y el papel. Para cambiar uno, elige Ajustar: puedes definir la fuente, el interlineado, los márgenes, las sangrías, las mayúsculas, los números y saltos de página, y marcas como (CONTINÚA) y (SIGUE), y ves las páginas junto a los ajustes.",
          "La pantalla, la impresión, las exportaciones y tus lectores usan las mismas páginas. Guárdalo como tu formato para usarlo en otras obras.",
          "Exportar formato lo guarda como un archivo que puedes dar a otra persona, que lo abre con Importar formato.",
        ],
      },
      {
        id: "front-matter",
        heading: "Preliminares",
        paragraphs: [
          "Para editar todo lo que va antes de la obra, elige Editar preliminares en la portada, o Preliminares en el menú Herramientas. Puedes completar la dedicatoria, los personajes, el lugar y la época, la sinopsis, el historial de montajes, los derechos, los números musicales y los agradecimientos, y ves las páginas impresas junto al formulario.",
          "Los personajes que hablan y aún no están en la lista se pueden agregar con un clic.",
        ],
      },
    ],
  },
  {
    id: "sharing",
    title: "Compartir",
    lead: "Da a alguien un enlace a tu obra. Puede leerla en cualquier navegador, sin cuenta.",
    picture: "shared",
    sections: [
      {
        id: "creating-a-link",
        heading: "Crear un enlace",
        paragraphs: [
          "Elige Compartir y después Copiar enlace para copiar un enlace a la obra completa. En Opciones están los enlaces a escenas elegidas y todo lo demás. Un enlace a la obra completa puede mostrar siempre la versión más reciente. Los demás quedan igual hasta que elijas Actualizar.",
          "Quienes leen nunca ven tus notas ni tus datos de contacto.",
          "Cuando desactivas un enlace, deja de funcionar enseguida.",
        ],
      },
      {
        id: "passwords-end-dates-and-blind-reading",
        heading: "Contraseñas, fechas de fin y lectura anónima",
        paragraphs: [
          "Con el plan Company, un enlace puede tener una contraseña y una fecha de fin, y puede omitir tu nombre. Antes de crear un enlace anónimo, Ghostlight lista los lugares donde un apodo o un apellido aparece por separado, y tú decides.",
        ],
      },
    ],
  },
  {
    id: "feedback",
    title: "Comentarios",
    lead: "Tus lectores comentan las líneas precisas, y ves los comentarios junto al texto.",
    picture: "comments",
    sections: [
      {
        id: "reading-comments",
        heading: "Leer comentarios",
        paragraphs: [
          "Elige Comentarios en la barra superior del editor, o presiona Ctrl+Shift+\\, para ver los comentarios de tus lectores junto a las líneas de las que hablan.",
          "Presiona Alt+Av Pág o Alt+Re Pág (⌥⌘Av Pág o ⌥⌘Re Pág en Mac) para ir de un comentario a otro. Elige un pasaje resaltado para ver su comentario, o una cita para ver el pasaje.",
          "Los comentarios siguen a su texto cuando se mueve. Si el texto se elimina, queda la cita.",
          "Para ver todos los comentarios en un solo lugar y filtrarlos por escena, persona, tipo o estado, elige Comentarios en el menú de una obra.",
        ],
      },
      {
        id: "who-can-comment",
        heading: "Quién puede comentar",
        paragraphs: [
          "Lo decides en cada enlace. Tus lectores no necesitan una cuenta: seleccionan un pasaje y escriben un comentario, hacen una pregunta, señalan una errata o dicen qué funciona. Reunir comentarios es parte de los planes Writer y Company.",
        ],
      },
    ],
  },
  {
    id: "offline-and-saving",
    title: "Trabajar sin conexión y guardar",
    lead: "Tus palabras se guardan primero en tu dispositivo. Perder la conexión nunca te detiene.",
    picture: "saving",
    sections: [
      {
        id: "working-offline",
        heading: "Trabajar sin conexión",
        paragraphs: [
          "Después de iniciar sesión, Ghostlight se abre sin conexión en este navegador. Cada obra que abriste aquí está guardada en este dispositivo: en la lista de obras tiene un pequeño signo con una flecha. Puedes abrir y escribir estas obras, empezar otras y exportarlas. Tus cambios se sincronizan solos cuando vuelve la conexión.",
          "También puedes instalar Ghostlight como app desde el menú de tu navegador; en un iPhone o iPad, elige Compartir y después Agregar a inicio. En algunos navegadores, la app instalada también abre archivos de Fountain, Final Draft y Word desde el administrador de archivos de tu computadora.",
          "En Este dispositivo, dentro de la configuración de la cuenta, ves cuánto espacio usa Ghostlight y puedes quitar de este dispositivo las obras sincronizadas.",
          "Safari borra lo que un sitio web guardó si no lo visitas durante siete días, a menos que el sitio esté en tu pantalla de inicio o en el Dock. Las obras sincronizadas siempre están en tu cuenta, así que sincroniza antes de dejar un dispositivo por ese tiempo.",
        ],
      },
      {
        id: "what-the-saving-status-means",
        heading: "Qué significa el estado de guardado",
        paragraphs: ["La barra superior del editor muestra uno de estos."],
        terms: [
          { term: "Guardado", text: "Todos tus cambios están en el servidor." },
          { term: "Guardando…", text: "Tus cambios están en este dispositivo y se están enviando al servidor." },
          {
            term: "En este dispositivo",
            text: "No hay conexión con el servidor. Tus cambios están guardados en este dispositivo y se sincronizarán solos.",
          },
          {
            term: "En la papelera",
            text: "La obra está en la papelera, quizá desde otro dispositivo. Tus cambios están guardados en este dispositivo y se sincronizan cuando la restaures.",
          },
          {
            term: "No se puede sincronizar",
            text: "Tus cambios están guardados en este dispositivo, pero el servidor no acepta uno de ellos o la obra ya no está ahí. Elige Detalles para copiar todo a una obra nueva.",
          },
          {
            term: "Sin guardar",
            text: "Tus cambios tampoco se pudieron guardar en este dispositivo; por ejemplo, porque no tiene espacio. Copia o descarga tu texto.",
          },
          {
            term: "Sin sincronizar en otro lugar",
            text: "La última vez que otro de tus dispositivos tuvo conexión, tenía cambios de esta obra sin sincronizar. Abre Ghostlight ahí para sincronizar. Tus dispositivos, en Acceso y seguridad, los lista todos con su última conexión, y te permite ponerles nombres, que también muestra el historial de versiones.",
          },
        ],
      },
    ],
  },
  {
    id: "history",
    title: "Historial de versiones",
    lead: "Mira qué cambió y recupera una línea, una escena o toda la obra.",
    picture: "history",
    sections: [
      {
        id: "version-history",
        heading: "Historial de versiones",
        paragraphs: [
          "Ghostlight guarda una versión de tu obra después de cada pausa y cada diez minutos mientras escribes. Elige Historial de versiones en el menú Herramientas o, en un teléfono, en el menú Más.",
          "Elige una versión para ver qué cambió desde entonces, escena por escena: las palabras agregadas están subrayadas, las eliminadas, tachadas, y las escenas movidas, señaladas. Cambio siguiente y Cambio anterior te llevan de uno a otro. Puedes comparar dos versiones cualesquiera, ver una versión como páginas y exportarla.",
          "Restaurar recupera una línea, una escena o toda la obra. Es un cambio como cualquier otro: no se pierde nada, y un solo Deshacer lo revierte.",
          "El plan gratuito muestra las versiones de los últimos 7 días. Con un plan de pago las ves todas y puedes darles nombres, como Versión 2, enviada al Teatro Colón. Después de 7 días se conservan menos versiones: una por hora, después una por día y una por semana. Las versiones con nombre se conservan siempre.",
          "Para mostrar qué hay de nuevo en un borrador, expórtalo como PDF, marca Marcar cambios y elige una versión con nombre: un asterisco en el margen derecho señala cada línea que cambió desde entonces. Las páginas con cambios se pueden imprimir en papel de color.",
        ],
      },
    ],
  },
  {
    id: "account",
    title: "Tu cuenta",
    lead: "El inicio de sesión, tu contraseña, tu idioma y tus datos.",
    picture: "account",
    sections: [
      {
        id: "signing-in",
        heading: "Iniciar sesión",
        paragraphs: [
          "Después de crear tu cuenta, abre el enlace del correo que te enviamos.",
          "Si olvidas tu contraseña, solicita una nueva en la página de inicio de sesión. El enlace de ese correo te lleva a una página donde puedes crearla.",
          "O deja vacía la contraseña y elige Enviarme un enlace: el enlace de ese correo inicia tu sesión una vez.",
        ],
      },
      {
        id: "your-name-on-title-pages",
        heading: "Tu nombre en las portadas",
        paragraphs: [
          "Perfil, en el menú bajo tu nombre, tiene tu nombre completo, tu nombre artístico y los datos de contacto para las portadas.",
        ],
      },
      {
        id: "language",
        heading: "Idioma",
        paragraphs: [
          "Ghostlight usa el idioma de tu navegador, en español o en inglés. Para elegir el otro, ve a la configuración de la cuenta: el cambio vale donde inicies sesión y para los correos que te enviamos. En otro dispositivo donde tu sesión ya está abierta lo verás antes de 15 minutos, en la siguiente página que abras. El idioma de cada obra es aparte: elígelo en Idioma y escritura, en el menú Herramientas.",
        ],
      },
      {
        id: "your-data",
        heading: "Tus datos",
        paragraphs: [
          "En la configuración de la cuenta puedes descargar todos tus datos, incluidas todas tus obras, y eliminar tu cuenta. Eliminarla es definitivo.",
        ],
      },
      {
        id: "protecting-your-account",
        heading: "Proteger tu cuenta",
        paragraphs: [
          "En Acceso y seguridad puedes cambiar tu correo y tu contraseña, agregar una app de autenticación, ver los inicios de sesión recientes y cerrar sesión en uno de tus dispositivos o en todos.",
          "Con una app de autenticación, después de tu contraseña escribes un código de la app y no puedes usar enlaces para entrar. Al configurarla recibes 10 códigos de recuperación: guárdalos en otro lugar que no sea tu teléfono. Si pierdes el teléfono, inicia sesión con tu contraseña, elige No tengo acceso a la app y escribe un código de recuperación. Con él se quita la app, y tus otros códigos dejan de funcionar. Cuando vuelves a configurar una app, recibes códigos nuevos.",
        ],
      },
    ],
  },
  {
    id: "billing",
    title: "Planes y pagos",
    lead: "Comprar, cambiar y cancelar un plan.",
    picture: "plan",
    sections: [
      {
        id: "plans-and-payments",
        heading: "Planes y pagos",
        paragraphs: [
          "Puedes comprar un plan en la página de precios. Para ver tu plan actual, elige Suscripción en el menú bajo tu nombre. Desde ahí puedes cambiar tu plan o tu tarjeta, cancelar, reanudar y leer tus facturas.",
        ],
      },
      {
        id: "when-a-plan-ends",
        heading: "Cuando termina un plan",
        paragraphs: [
          "Puedes seguir abriendo, editando y exportando todas tus obras. Solo no puedes crear nuevas más allá del límite gratuito. Si tu tarjeta es rechazada, conservas tu plan durante 7 días.",
        ],
      },
    ],
  },
];

export const helpWords: Translation<typeof english.helpWords> = {
  title: "Ayuda",
  lead: "Cómo hacer cosas en Ghostlight, por tema.",
  topics: "Temas",
  search: "Buscar en la ayuda",
  found: (count: number) =>
    count === 0 ? "No se encontró nada. Prueba con otra palabra." : counted(count, "resultado", "resultados"),
  guide: "Cómo se ve un manuscrito teatral",
  guideText: "Las reglas del formato, con muestras de todos los formatos para descargar.",
  keysCaption: "Qué agregan Enter y Tab después de un elemento con texto",
  afterColumn: "Después de",
  enterColumn: "Enter agrega",
  tabColumn: "Tab agrega",
  shortcutsCaption: "Atajos de teclado",
  commandColumn: "Comando",
  otherColumn: "Windows, Linux y ChromeOS",
  macColumn: "En Mac",
};
