const { inflateRawSync } = require("node:zlib");

/** Takes the place of the font library's own code in the bundled command, because it unpacks tables at every start. */
module.exports = (source, out) => {
  const data = inflateRawSync(source);
  out.set(data);
  return out.subarray(0, data.length);
};
