import build from 'virtual:build-info';

/** The build that is running; `builds/latest.json` and `builds/meta/{id}.json` name the same. */
export { build };
