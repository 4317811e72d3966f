/**
 * Layers of the backend from top to bottom (docs/architecture.md): each layer may import from those below it, never from one above. Within
 * a layer, folders may import each other. A plugin imports of another only its `api.ts`.
 */
const layers = [
	['app', 'instrumentation.ts', 'proxy.ts'],
	['start'],
	['payload.config.ts'],
	['seed'],
	['api/graphql'],
	['plugins'],
	['model'],
	['access'],
	['publication'],
	['documents'],
	['content'],
	['admin'],
	['platform', 'patches', 'migrations', 'payload-types.ts'],
];

/** The plugins that offer an `api.ts`, from top to bottom: each may import those below it. */
const offering = [
	'dashboard',
	'share-links',
	'releases',
	'publish-checks',
	'references',
	'redirects',
	'localized-titles',
	'languages',
	'translations',
	'audit-log',
	'revalidation',
];

const source = '^apps/backend/src/';
const tests = '\\.test\\.tsx?$';
const pathOf = (layer) =>
	`${source}(${layer.map((name) => (name.includes('.') ? name.replaceAll('.', '\\.') : `${name}/`)).join('|')})`;

export default {
	forbidden: [
		...layers.slice(1).map((layer, index) => ({
			name: `backend-below-${layer[0]}`,
			comment:
				'Layers of the backend import from those below them (scripts/checks/backend-layers.mjs).',
			severity: 'error',
			from: { path: pathOf(layer), pathNot: tests },
			to: { path: pathOf(layers.slice(0, index + 1).flat()) },
		})),
		{
			name: 'plugins-apart',
			comment:
				'A plugin imports of another its api.ts or, in screens, its api.client.ts; everything else is shared through the configuration.',
			severity: 'error',
			from: { path: `${source}plugins/([^/]+)/`, pathNot: tests },
			to: {
				path: `${source}plugins/`,
				pathNot: [`${source}plugins/$1/`, `${source}plugins/[^/]+/api(\\.client)?\\.ts$`],
			},
		},
		...offering
			.map((plugin, index) => ({
				name: `plugins-below-${plugin}`,
				comment:
					'Plugins with an api.ts import those further down the list only, so there are no cycles.',
				severity: 'error',
				from: { path: `${source}plugins/${plugin}/`, pathNot: tests },
				to: { path: `${source}plugins/(${offering.slice(0, index).join('|')})/` },
			}))
			.slice(1),
		{
			name: 'backend-file-has-a-layer',
			comment: 'Put the file into one of the folders of scripts/checks/backend-layers.mjs.',
			severity: 'error',
			from: { path: source, pathNot: [pathOf(layers.flat()), tests] },
			to: {},
		},
	],
};
