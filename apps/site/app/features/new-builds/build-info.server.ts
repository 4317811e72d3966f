import build from 'virtual:build-info';

/** The running build, which `builds/latest.json` and `builds/meta/{id}.json` also name. */
export { build };
