import type {
	AdminViewConfig,
	CollectionConfig,
	Config,
	GlobalConfig,
	Payload,
	PayloadComponent,
	SanitizedConfig,
} from 'payload';

/** A step of `payload.config.ts` that extends the configuration. */
export type Plugin = (config: Config) => Config;

/** The slugs of collections and globals that a plugin changes. */
export interface Entities {
	collections?: readonly string[];
	globals?: readonly string[];
}

interface Change {
	collection?: (collection: CollectionConfig) => CollectionConfig;
	global?: (global: GlobalConfig) => GlobalConfig;
}

/** Hooks to add: `first` run before those that a collection or global has, `last` after them. */
export interface AddedHooks<Entity extends CollectionConfig | GlobalConfig> {
	first?: NonNullable<Entity['hooks']>;
	last?: NonNullable<Entity['hooks']>;
}

/** Adds hooks to a collection or global. */
export function addHooks<Entity extends CollectionConfig | GlobalConfig>(
	entity: Entity,
	{ first = {}, last = {} }: AddedHooks<Entity>,
): Entity {
	const parts: object[] = [first, entity.hooks ?? {}, last];
	const names = Object.keys(Object.assign({}, ...parts));
	const hooks = names.map((name) => [name, parts.flatMap((part) => Reflect.get(part, name) ?? [])]);
	return { ...entity, hooks: Object.fromEntries(hooks) };
}

/** Changes all collections and globals of earlier plugins. */
export const changeAll =
	({ collection = (each) => each, global = (each) => each }: Change): Plugin =>
	(config) => ({
		...config,
		collections: (config.collections ?? []).map(collection),
		globals: (config.globals ?? []).map(global),
	});

/** Changes the named collections and globals. Throws if no earlier plugin has added one of them. */
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
	/** Components of the admin: above every screen, around it, and above the links of the navigation. */
	header?: string[];
	providers?: PayloadComponent[];
	beforeNavLinks?: string[];
	/** Values for the browser, in `config.admin.custom`. */
	custom?: Record<string, unknown>;
	onInit?: (payload: Payload) => void;
}

/** Adds parts of a plugin after those of earlier plugins. */
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

/** Combines plugins, which run in this order. */
export const inOrder =
	(...plugins: readonly Plugin[]): Plugin =>
	(config) =>
		plugins.reduce((current, plugin) => plugin(current), config);

/** A list in the configuration to which plugins add parts. It is stored under its own name. */
export interface Contributions<Part> {
	add: (...parts: readonly Part[]) => Plugin;
	read: (config: Pick<SanitizedConfig, 'custom'>) => readonly Part[];
}

/** Creates a list to which plugins add parts. Payload types `custom` as any; only `add` writes under the name. */
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

/** Changes to the configuration after Payload has completed it (`finalizeConfig`). */
export const finalizers = contributions<(config: SanitizedConfig) => SanitizedConfig>('finishing');

/** Applies the changes of `finalizers` in their order. */
export const finalizeConfig = (config: SanitizedConfig): SanitizedConfig =>
	finalizers.read(config).reduce((current, step) => step(current), config);

/** Plugins' cleanup functions. `plugins/retention` runs them every hour, after it empties the trash. */
export const cleanups = contributions<(payload: Payload) => Promise<unknown>>('cleanups');
