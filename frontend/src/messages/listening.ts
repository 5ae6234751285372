import { actionWords } from "./editor.ts";
import { translated } from "./translation.ts";

export const listeningWords = translated("listeningWords", {
  title: actionWords.listen,
  start: "Read from the cursor",
  pause: "Pause",
  resume: "Resume",
  stop: "Stop",
  next: "Next",
  previous: "Previous",
  speed: "Speed",
  speeds: { "0.75": "Slow", "1": "Normal", "1.25": "Fast", "1.5": "Faster" },
  skipDirections: "Skip stage directions",
  readNames: "Read character names",
  voices: "Voices",
  narrator: "Narrator",
  noVoice:
    "This browser has no voice that reads on this device. Others would send your play to another company, so we don't use them. Add a voice in your system's speech settings and restart the browser, or use another browser.",
  noVoiceForLanguage:
    "This device has no voice for the play's language, so another one reads it. You can add voices in your system's speech settings.",
  pausedByWriting: "Reading is paused because you changed the text. Choose Resume to go on.",
  nothing: "There's nothing to read after the cursor.",
});
