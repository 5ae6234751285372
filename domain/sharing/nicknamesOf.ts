/** Common English short forms of given names, one group per line: the name first, then its short forms. */
const groups = `
alexander alex alec sandy sasha xander
alexandra alex sandra sasha lexi
andrew andy drew
anthony tony
barbara barb babs
benjamin ben benny
catherine cathy cate kate kitty
charles charlie chuck
christine chris chrissie tina
christopher chris kit topher
daniel dan danny
david dave davy
deborah deb debbie
dorothy dot dottie dolly
edward ed eddie ned ted teddy
eleanor ellie nell nora
elizabeth bess bessie beth betsy betty eliza libby liz lizzie lizzy
frances fran frankie fanny
francis frank frankie
frederick fred freddie
gabriel gabe
gregory greg
henry hal hank harry
isabella bella izzy
jacob jake
james jamie jim jimmy
jennifer jen jenny
john jack johnny
jonathan jon jonny
joseph joe joey
katherine kate kathy katie kit kitty
kenneth ken kenny
lawrence larry
leonard len lenny
margaret daisy greta madge maggie meg meggie peg peggy rita
martha marty patty
mary mamie molly polly
matthew matt
michael mick mickey mike
nathaniel nat nate
nicholas nick nicky
patricia pat patsy patty tricia
patrick paddy pat
peter pete
philip phil pip
rebecca becca becky
richard dick rich rick ricky
robert bert bob bobby rob robbie
ronald ron ronnie
rosemary romy rose
samantha sam sammy
samuel sam sammy
sarah sadie sally
stephen steve stevie
steven steve stevie
susan sue susie suzy
theodore ned ted teddy theo
theresa terry tess tessa
thomas tom tommy
timothy tim timmy
victoria tori vicky
vincent vince vinny
walter wally walt
william bill billy liam will willie
zachary zach zack
`;

const shortForms = new Map(
  groups
    .trim()
    .split("\n")
    .map((group): readonly [string, readonly string[]] => {
      const [name = "", ...others] = group.split(" ");
      return [name, others];
    }),
);

/** Returns nicknames in lower case; none for a name that isn't listed. */
export const nicknamesOf = (name: string): readonly string[] => shortForms.get(name.toLowerCase()) ?? [];
