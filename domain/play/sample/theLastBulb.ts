/**
 * An original play for Ghostlight, as Fountain. It shows what a manuscript looks like, and its characters teach the
 * keys.
 */
export const theLastBulb = `Title: The Last Bulb
Subtitle: A play in ten minutes
Credit: by
Author: Ruth Amber
Dedication: For everybody who locks up.
Place: The stage of the Alhambra, a small theater with a large leak.
Time: Tonight, after the last performance.
Synopsis: A writer with no play, a stage manager with no patience and a prompter with no pulse have one bulb's worth of night in which to find an ending.
Characters:
    IVY | 64 | woman | stage manager of the Alhambra, on her last night but one
    NOOR | 26 | woman | a playwright, in theory
    MR. PELL | ageless | man | the prompter; punctual, courteous, dead since 1931

## Scene One

A bare stage, a little past midnight. Center, a ghost light: one old bulb in a wire cage on a tall black stand. Downstage of it, a prop table and a laptop, open. Everything beyond the light is guesswork.

AT RISE: NOOR sits at the table, glaring at the screen. IVY crosses behind her with a ring of keys, switching the building off one breaker at a time. Clunk. Clunk. Clunk.

IVY
That's the fly floor. That's the foyer. That's the little lamp over the bar that nobody is supposed to know about.
(seeing her)
You are not on my list of things to switch off.

NOOR
Five more minutes.

IVY
You said that at ten o'clock. It was a comedy then.

NOOR
It's still a comedy. It just hasn't got any words in it.

IVY
Those can go very well. The audience brings its own.

NOOR
They read it tomorrow, Ivy. Ten chairs in a row, actors in eight of them, and I have a title page.

IVY
Is it a good title?

NOOR
"Untitled."

IVY looks at her, looks at the keys, and puts the keys down. She fetches a chair from the dark as if she had always known it was there.

IVY
Shove up. Forty-one years I've sat in that corner typing up other people's genius. It isn't magic. It's mostly two keys. What happens?

NOOR
In the play?

IVY
First. Before anybody opens their mouth.

NOOR
A woman walks on.

IVY
Then write that. It's a direction until you say otherwise.

NOOR
(typing)
"A woman walks on." And now she speaks.

IVY
Press Enter.

NOOR
There's an empty line. It says "Character."

IVY
It thinks somebody is about to speak. It's usually right. If it's wrong, press Tab, and the empty line turns into something else. Round and round, like a revolve. Stop when it says what you mean.

NOOR
I mean a character.

IVY
Then it's right. Who is she?

NOOR
I don't know yet.

IVY
Good. Then neither does the audience. Type it.

NOOR
W, O, M, A, N. Oh. It did the capitals by itself.

IVY
Now Enter.

NOOR
It moved. It went over to where the talking goes.

IVY
Name, Enter, speech. Enter again, and it's somebody else's turn. Enter once more, on nothing, and they shut up and do something. That is the whole of drama, near enough.

[[Noor should resist this longer in the next draft. (This is a note. Nobody sees it but you, and it is left out when the play is printed.)]]

The bulb dips to orange. Both of them look at it. It recovers.

NOOR
Is it supposed to do that?

IVY
It's supposed to do nothing. That is its job. It stands there all night doing nothing, so that nobody walks into the pit. *That* one came in a box of a hundred, in 1931.

NOOR
How many are left?

IVY
You're looking at them.

NOOR
So when it goes out...

IVY
Then the new owners put in one of those that last for ever, and turn blue. Monday. Along with the new owners. Write your play.

The bulb dips again. In the orange, for a moment, there is a MAN in evening dress in the prompt corner, with a book open on his knee. Then the light comes up, and he is a coat on a hook.

NOOR
Ivy.

IVY
Mm.

NOOR
There was a man.

IVY
(not looking round)
About so high? Book on his knee? Moustache like a well-kept hedge?

NOOR
Yes.

IVY
That's Mr. Pell. He's no trouble. Save that, if you're going to scream.

NOOR
How do I save it?

IVY
It saves itself. Every word, all the time, even when the wires are down. But you may press Control and S, if it makes you feel better.

NOOR presses Control and S with great force.

NOOR
It does make me feel better.

IVY
It's touching wood. I do it forty times a night.

The bulb goes out. A long dark. Only the laptop shines, on one frightened face.

> FADE OUT.

## Scene Two

The same, towards four in the morning. The bulb burns again, but low: the color of weak tea. IVY is asleep in her chair, upright, as if on watch. NOOR is typing. MR. PELL sits in the prompt corner with his book. He hums, then sings under his breath.

MR. PELL
~Leave a light on, Lily, for the last boat in,
~Leave a light on, Lily, though the wick is thin;
~There's a chair by the window and a place to begin,
~So leave a light on, Lily, for the last boat in.

NOOR
(without turning round)
I can hear you, you know.

MR. PELL
I do beg your pardon. I had supposed I was inaudible. It is the great art of the prompter.

NOOR
Were you good?

MR. PELL
I was so good that nobody ever knew I was there. Latterly I have rather overdone it.

NOOR turns. She looks at him for some time. He allows it.

NOOR
What are you waiting for?

MR. PELL
A line. I gave one, you see, on the ninth of March. Second act. The leading lady stopped quite dead, in the middle of the stage, with her hand on the lamp. I leaned out and gave her the word. And then I had a sort of pain, just here, and I never heard whether she took it.

NOOR
What was the line?

MR. PELL
"Is anybody there?"

NOOR
That's all?

MR. PELL
It was a very poor play. But one likes to hear the answer.

NOOR looks at her screen. She starts to type, stops, starts again.

NOOR
She's shouting it. On the page. I don't want her to shout, but it just sits there, in capitals of its own accord...

MR. PELL
In the speech, madam, the Tab key. I have been watching Miss Ivy since they brought the machine. It opens a pair of brackets. One says how, in a word, and presses Enter, and the speech goes on.

NOOR
(trying it)
Tab. "Quietly." Enter.
(delighted)
Oh, that's better. That's much better.

MR. PELL
A word. Not a paragraph. Actors resent a paragraph.

The bulb dips. This time it does not quite recover. MR. PELL puts his hand in front of it. The light shines through.

MR. PELL
I should not wish to hurry an author.

NOOR
Ivy! Ivy, wake up, I need an ending.

IVY
(awake at once)
Stand by, house lights. What? How long have we got?

MR. PELL
One page, I should say. A little under.

IVY
Mr. Pell. You're up late.

MR. PELL
Miss Ivy. Ninety-odd years.

NOOR
She comes on. She doesn't know the theater, she doesn't know who's out there, she can't see a thing. She puts her hand on the lamp, and she says it. "Is anybody there?" And then it's somebody else's turn. And I don't know whose.

IVY
Well, who's there?

NOOR
That's the question!

IVY
No, you goose. That's the *answer*. Look.

She nods at the dark beyond the edge of the stage. NOOR looks. MR. PELL looks. For the first time all three of them are looking at the audience.

NOOR
(typing, aloud)
"The woman listens. She hears them: row after row of them, breathing."

MR. PELL
(quietly)
"Is anybody there?"

Nobody breathes. Then everybody does.

IVY
"We are."

NOOR ^
"We are."

MR. PELL
So they are.

He shuts his book. It makes no sound at all. He stands, looks for his hat, finds that he is wearing it, and takes it off to them.

MR. PELL
Thank you. That was all I wanted. Do leave a light on.

The bulb goes out: not a bang, a small sound, like somebody finishing a sentence. When the gray of the morning comes up from the dock doors, there is a coat on a hook.

Pause.

NOOR
Did I lose it? The power went. Ivy, did I lose it?

IVY
Look for yourself.

NOOR
(reading)
"Saved." Every word. How do I get it out of there and onto ten chairs?

IVY
Export. It's at the top. PDF for the actors: those are the very pages you've been looking at. And Fountain for yourself. That's plain text. It'll open on anything, in ninety years.

NOOR
And the title?

IVY
You've had it on the table all night.

IVY unscrews the dead bulb from its cage, wraps it in her handkerchief, and gives it to her. From her coat pocket she takes a new one, the kind that lasts for ever, and screws it in. She waits. It is, after all, quite warm.

NOOR
You said it would turn blue.

IVY
I said a good many things. It's called a first draft.

They go. The keys, the door. On the empty stage the light burns, doing nothing, which is its job.

> THE END <
`;
