import build from 'virtual:build-info';

/** The running build, as in `builds/latest.json` and `builds/meta/{id}.json`. */
export { build };
