// Imported first by every entry: an old Node must meet this sentence, not a syntax error further on.
const minimum = { major: 20, minor: 19 };
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < minimum.major || (major === minimum.major && minor < minimum.minor)) {
  console.error(
    `Girone needs Node ${minimum.major}.${minimum.minor} or newer; this is ${process.versions.node}. See https://nodejs.org/.`,
  );
  process.exit(1);
}
