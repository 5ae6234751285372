export function installPackages(folder: URL): void;
