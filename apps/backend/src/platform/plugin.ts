import type {
	AdminViewConfig,
	CollectionConfig,
	Config,
	GlobalConfig,
	Payload,
	PayloadComponent,
	SanitizedConfig,
} from 'payload';

/** A step of `payload.config.ts`: takes the configuration so far and adds its part. */
export type Plugin = (config: Config) => Config;

/** The collections and globals that a plugin is for. */
export interface Entities {
	collections?: readonly string[];
	globals?: readonly string[];
}

interface Change {
	collection?: (collection: CollectionConfig) => CollectionConfig;
	global?: (global: GlobalConfig) => GlobalConfig;
}

/** Changes the named collections and globals. Throws for a name that no earlier plugin has added. */
export function changeEntities(
	{ collections = [], globals = [] }: Entities,
	change: Change,
): Plugin {
	return (config) => {
		const slugs = [...(config.collections ?? []), ...(config.globals ?? [])].map(
			({ slug }) => slug,
		);
		const missing = [...collections, ...globals].filter((slug) => !slugs.includes(slug));
		if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')} to change yet`);
		return {
			...config,
			collections: (config.collections ?? []).map((each) =>
				change.collection && collections.includes(each.slug) ? change.collection(each) : each,
			),
			globals: (config.globals ?? []).map((each) =>
				change.global && globals.includes(each.slug) ? change.global(each) : each,
			),
		};
	};
}

interface Parts {
	collections?: CollectionConfig[];
	globals?: GlobalConfig[];
	endpoints?: NonNullable<Config['endpoints']>;
	tasks?: NonNullable<NonNullable<Config['jobs']>['tasks']>;
	afterError?: NonNullable<NonNullable<Config['hooks']>['afterError']>;
	views?: Record<string, AdminViewConfig>;
	/** Components above every screen of the editors, around it, and above the links of its navigation. */
	header?: string[];
	providers?: PayloadComponent[];
	beforeNavLinks?: string[];
	/** For the browser, readable as `config.admin.custom`. */
	custom?: Record<string, unknown>;
	onInit?: (payload: Payload) => void;
}

/** Adds a plugin's own parts, after what others have added. */
export function add(parts: Parts): Plugin {
	return (config) => {
		const { components } = config.admin ?? {};
		return {
			...config,
			collections: [...(config.collections ?? []), ...(parts.collections ?? [])],
			globals: [...(config.globals ?? []), ...(parts.globals ?? [])],
			endpoints: [...(config.endpoints ?? []), ...(parts.endpoints ?? [])],
			hooks: {
				...config.hooks,
				afterError: [...(config.hooks?.afterError ?? []), ...(parts.afterError ?? [])],
			},
			jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), ...(parts.tasks ?? [])] },
			admin: {
				...config.admin,
				components: {
					...components,
					header: [...(components?.header ?? []), ...(parts.header ?? [])],
					providers: [...(components?.providers ?? []), ...(parts.providers ?? [])],
					beforeNavLinks: [...(components?.beforeNavLinks ?? []), ...(parts.beforeNavLinks ?? [])],
					views: { ...components?.views, ...parts.views },
				},
				custom: { ...config.admin?.custom, ...parts.custom },
			},
			onInit: async (payload) => {
				await config.onInit?.(payload);
				parts.onInit?.(payload);
			},
		};
	};
}

/** Several plugins as one, the first one first. */
export const inOrder =
	(...plugins: readonly Plugin[]): Plugin =>
	(config) =>
		plugins.reduce((so, plugin) => plugin(so), config);

/** A list of parts that plugins add to and one place reads, kept in the configuration under a name of its own. */
export interface Contributions<Part> {
	add: (...parts: readonly Part[]) => Plugin;
	read: (config: Pick<SanitizedConfig, 'custom'>) => readonly Part[];
}

/** Makes such a list. Payload types `custom` as anything: `add` is all that writes below the name. */
export function contributions<Part>(name: string): Contributions<Part> {
	const read = ({ custom }: Pick<Config, 'custom'>): readonly Part[] => custom?.[name] ?? [];
	return {
		read,
		add:
			(...parts) =>
			(config) => ({
				...config,
				custom: { ...config.custom, [name]: [...read(config), ...parts] },
			}),
	};
}

/** What is left to do to the configuration once Payload has completed it (`finish`). */
export const finishing = contributions<(config: SanitizedConfig) => SanitizedConfig>('finishing');

/** Runs what plugins left to do, in their order. */
export const finish = (config: SanitizedConfig): SanitizedConfig =>
	finishing.read(config).reduce((so, step) => step(so), config);
