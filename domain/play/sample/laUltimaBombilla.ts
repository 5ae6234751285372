/** “The Last Bulb” in Spanish, as Fountain. Its keys and words are those of the Spanish interface. */
export const laUltimaBombilla = `Title: La última bombilla
Subtitle: Una obra en diez minutos
Credit: de
Author: Ruth Amber
Dedication: Para quienes apagan la luz y cierran.
Place: El escenario del Alhambra, un teatro pequeño con una gotera grande.
Time: Esta noche, después de la última función.
Synopsis: Una dramaturga sin obra, una jefa de escena sin paciencia y un apuntador sin pulso tienen lo que dura una bombilla para encontrar un final.
Characters:
    IVY | 64 | mujer | jefa de escena del Alhambra, en su penúltima noche
    NOOR | 26 | mujer | dramaturga, en teoría
    SR. PELL | sin edad | hombre | el apuntador; puntual, cortés, muerto desde 1931

## Escena primera

Un escenario vacío, poco después de la medianoche. En el centro, la luz testigo: una bombilla vieja en una jaula de alambre, sobre un pie alto y negro. Más cerca del público, una mesa de utilería y una computadora portátil abierta. Todo lo que queda fuera de la luz hay que adivinarlo.

NOOR está sentada a la mesa y mira la pantalla con rencor. IVY cruza por detrás con un manojo de llaves y va apagando el edificio, interruptor por interruptor. Clac. Clac. Clac.

IVY
Ese es el telar. Ese es el vestíbulo. Y esa es la lamparita de la barra, de la que nadie debería saber nada.
(al verla)
Tú no estás en mi lista de cosas que apagar.

NOOR
Cinco minutos más.

IVY
Eso dijiste a las diez. Entonces era una comedia.

NOOR
Sigue siendo una comedia. Solo que no tiene ni una palabra.

IVY
Esas pueden salir muy bien. El público trae las suyas.

NOOR
La leen mañana, Ivy. Diez sillas en fila, gente en ocho de ellas, y yo tengo una portada.

IVY
¿Es bueno el título?

NOOR
“Sin título.”

IVY la mira, mira las llaves y las deja sobre la mesa. Trae una silla de la oscuridad, como si siempre hubiera sabido que estaba ahí.

IVY
Hazme sitio. Cuarenta y un años llevo sentada en ese rincón pasando a máquina el genio de los demás. No es magia. Son más que nada dos teclas. ¿Qué pasa?

NOOR
¿En la obra?

IVY
Primero. Antes de que nadie abra la boca.

NOOR
Entra una mujer.

IVY
Pues escríbelo. Es una acotación mientras no digas otra cosa.

NOOR
(escribiendo)
“Entra una mujer.” Y ahora habla.

IVY
Presiona Enter.

NOOR
Hay una línea vacía. Dice “Personaje”.

IVY
Cree que alguien está por hablar. Suele tener razón. Si se equivoca, presiona Tab y la línea vacía se convierte en otra cosa. Da vueltas y vueltas, como un escenario giratorio. Para cuando diga lo que quieres.

NOOR
Quiero un personaje.

IVY
Entonces tiene razón. ¿Quién es?

NOOR
Todavía no lo sé.

IVY
Bien. El público tampoco. Escríbelo.

NOOR
M, U, J, E, R. Ah. Puso las mayúsculas sin que se lo pidiera.

IVY
Ahora Enter.

NOOR
Se movió. Se fue adonde va lo que se dice.

IVY
Nombre, Enter, parlamento. Otra vez Enter, y le toca a otra persona. Enter una vez más, sin nada, y se callan y hacen algo. Eso es todo el drama, o casi.

[[Noor debería resistirse más en la próxima versión. (Esto es una nota. Solo tú la ves, y se omite cuando la obra se imprime.)]]

La bombilla baja hasta el naranja. Las dos la miran. Se recupera.

NOOR
¿Tiene que hacer eso?

IVY
No tiene que hacer nada. Ese es su trabajo. Se queda ahí toda la noche sin hacer nada, para que nadie se caiga al foso. *Esa* llegó en una caja de cien, en 1931.

NOOR
¿Cuántas quedan?

IVY
La estás mirando.

NOOR
Entonces, cuando se apague...

IVY
Los nuevos dueños ponen una de esas que duran para siempre y dan luz azul. El lunes. Junto con los nuevos dueños. Escribe tu obra.

La bombilla vuelve a bajar. En la luz naranja, por un momento, hay un HOMBRE de frac en la concha del apuntador, con un libro abierto sobre las rodillas. Luego la luz sube, y es un abrigo en una percha.

NOOR
Ivy.

IVY
Mm.

NOOR
Había un hombre.

IVY
(sin volverse)
¿Así de alto? ¿Con un libro? ¿Un bigote como un seto bien cuidado?

NOOR
Sí.

IVY
Es el señor Pell. No molesta. Guarda eso, si vas a gritar.

NOOR
¿Cómo lo guardo?

IVY
Se guarda solo. Cada palabra, todo el tiempo, incluso cuando se cae la red. Pero puedes presionar Control y S, si eso te tranquiliza.

NOOR presiona Control y S con todas sus fuerzas.

NOOR
Sí me tranquiliza.

IVY
Es como tocar madera. Yo lo hago cuarenta veces por noche.

La bombilla se apaga. Una oscuridad larga. Solo brilla la pantalla, sobre una cara asustada.

> OSCURO.

## Escena segunda

El mismo lugar, hacia las cuatro de la mañana. La bombilla arde de nuevo, pero baja: del color del té flojo. IVY duerme en su silla, erguida, como de guardia. NOOR escribe. El SR. PELL está sentado en su rincón con el libro. Tararea y luego canta por lo bajo.

SR. PELL
~Deja una luz, Lucía, que el barco va a llegar;
~deja una luz, Lucía, aunque empiece a temblar;
~hay silla en la ventana y sitio en que empezar:
~deja una luz, Lucía, que el barco va a llegar.

NOOR
(sin volverse)
Lo oigo, ¿sabe?

SR. PELL
Le ruego que me perdone. Me creía inaudible. Es el gran arte del apuntador.

NOOR
¿Era bueno?

SR. PELL
Era tan bueno que nadie supo nunca que yo estaba ahí. Últimamente quizá exagero.

NOOR se vuelve. Lo mira un buen rato. Él se deja mirar.

NOOR
¿Qué espera?

SR. PELL
Una línea. La di yo, verá usted, un nueve de marzo. Segundo acto. La primera actriz se quedó en blanco, en mitad del escenario, con la mano en la lámpara. Me asomé y le di la palabra. Y entonces sentí una especie de dolor, justo aquí, y nunca llegué a oír si la tomó.

NOOR
¿Qué línea era?

SR. PELL
“¿Hay alguien ahí?”

NOOR
¿Nada más?

SR. PELL
Era una obra muy mala. Pero a uno le gusta oír la respuesta.

NOOR mira la pantalla. Empieza a escribir, se detiene, vuelve a empezar.

NOOR
Lo está gritando. En la página. Y no quiero que grite, pero ahí está la frase, sin decir cómo...

SR. PELL
Dentro del parlamento, señorita, la tecla Tab. Llevo observando a la señorita Ivy desde que trajeron la máquina. Abre un paréntesis. Se dice cómo, en una palabra, se presiona Enter, y el parlamento continúa.

NOOR
(probando)
Tab. “En voz baja.” Enter.
(encantada)
Ah, así está mejor. Mucho mejor.

SR. PELL
Una palabra. No un párrafo. En escena nadie perdona un párrafo.

La bombilla baja. Esta vez no se recupera del todo. El SR. PELL pone la mano delante. La luz la atraviesa.

SR. PELL
No quisiera apurar a quien escribe.

NOOR
¡Ivy! Ivy, despierta, necesito un final.

IVY
(despierta al instante)
Prevenidos, luces de sala. ¿Qué? ¿Cuánto tenemos?

SR. PELL
Una página, diría yo. Un poco menos.

IVY
Señor Pell. Se acuesta usted tarde.

SR. PELL
Señorita Ivy. Noventa y tantos años.

NOOR
Ella entra. No conoce el teatro, no sabe quién está ahí, no ve nada. Pone la mano en la lámpara y lo dice. “¿Hay alguien ahí?” Y entonces le toca a otra persona. Y no sé a quién.

IVY
Bueno, ¿quién está ahí?

NOOR
¡Esa es la pregunta!

IVY
No, tonta. Esa es la *respuesta*. Mira.

Señala con la cabeza la oscuridad, más allá del borde del escenario. NOOR mira. El SR. PELL mira. Por primera vez, los tres miran al público.

NOOR
(escribe, en voz alta)
“La mujer escucha. Los oye: fila tras fila, respirando.”

SR. PELL
(en voz baja)
“¿Hay alguien ahí?”

Nadie respira. Luego respiran todos.

IVY
“Estamos nosotros.”

NOOR ^
“Estamos nosotros.”

SR. PELL
Así es.

Cierra el libro. No hace ningún ruido. Se pone de pie, busca su sombrero, descubre que lo lleva puesto y se lo quita ante ellas.

SR. PELL
Gracias. Era todo lo que quería. Dejen una luz encendida.

La bombilla se apaga: sin estallar, con un ruidito, como alguien que termina una frase. Cuando el gris de la mañana sube desde la puerta de carga, hay un abrigo en una percha.

Pausa.

NOOR
¿Lo perdí? Se fue la luz. Ivy, ¿lo perdí?

IVY
Míralo tú.

NOOR
(leyendo)
“Guardado.” Cada palabra. ¿Y cómo lo saco de aquí y lo pongo en diez sillas?

IVY
Exportar. Está arriba. PDF para quienes actúan: son las mismas páginas que has estado mirando. Y Fountain para ti. Es texto sin formato. Se va a abrir en cualquier cosa, dentro de noventa años.

NOOR
¿Y el título?

IVY
Lo has tenido sobre la mesa toda la noche.

IVY desenrosca la bombilla muerta de su jaula, la envuelve en su pañuelo y se la da. Del bolsillo del abrigo saca una nueva, de las que duran para siempre, y la enrosca. Espera. La luz es, después de todo, bastante cálida.

NOOR
Dijiste que daban luz azul.

IVY
Dije muchas cosas. Se llama primer borrador.

Se van. Las llaves, la puerta. En el escenario vacío arde la luz, sin hacer nada, que es su trabajo.

> FIN <
`;
