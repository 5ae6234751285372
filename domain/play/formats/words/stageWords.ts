/** Text in capitals on its own that isn't a speaker. */
export const stageWords =
  /^(a |long |short )?(pause|silence|beat|music|song|lights?|applause|knock(ing)?|thunder|night|day|morning|evening|noon|later|end|the same|setting|scene|time|place|at rise|characters|cast)$/i;
