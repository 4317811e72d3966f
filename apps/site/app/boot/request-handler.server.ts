import {
	createRequestHandler as createHandler,
	type UNSAFE_DataWithResponseInit as DataWithInit,
	data,
	type LoaderFunction,
	type RequestHandler,
	type ServerBuild,
} from 'react-router';

/** Replaces equal parts of a page's data by one object, which React Router's stream then writes only once. */
export class PartDeduplicator {
	readonly #ids = new Map<unknown, number>();
	readonly #parts = new Map<string, object>();

	/** Returns the value with equal arrays and plain objects replaced by the first of them. Responses and other instances do not change. */
	share<Value>(value: Value): Value {
		// The result equals the input, so it has the same type.
		return this.#share(value) as Value;
	}

	#share(value: unknown): unknown {
		if (typeof value !== 'object' || value === null) return value;
		if (Array.isArray(value)) {
			let key = '[';
			const items = value.map((item) => {
				const part = this.#share(item);
				key += `${this.#id(part)},`;
				return part;
			});
			return this.#intern(key, items);
		}
		if (isWithInit(value)) return data(this.#share(value.data), value.init ?? undefined);
		if (!isPlain(value)) return value;
		const shared: Record<string, unknown> = {};
		let key = '{';
		for (const name of Object.keys(value)) {
			shared[name] = this.#share(value[name]);
			key += `${name}:${this.#id(shared[name])},`;
		}
		return this.#intern(key, shared);
	}

	#intern(key: string, part: object): object {
		const sharedPart = this.#parts.get(key);
		if (sharedPart) return sharedPart;
		this.#parts.set(key, part);
		return part;
	}

	#id(value: unknown): number {
		const id = this.#ids.get(value);
		if (id !== undefined) return id;
		this.#ids.set(value, this.#ids.size);
		return this.#ids.size - 1;
	}
}

function isPlain(value: unknown): value is Record<string, unknown> {
	return (
		typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
	);
}

function isWithInit(value: unknown): value is DataWithInit<unknown> {
	return (
		typeof value === 'object' &&
		value !== null &&
		'type' in value &&
		value.type === 'DataWithResponseInit' &&
		!isPlain(value)
	);
}

const handlers = new WeakMap<object, RequestHandler>();

/** The request handler of a build, created once, since React Router reads its routes for each handler. */
export function createRequestHandler(build: ServerBuild, mode: string): RequestHandler {
	const cached = handlers.get(build);
	if (cached) return cached;
	const handler = createHandler({ ...build, routes: withSharedParts(build.routes) }, mode);
	handlers.set(build, handler);
	return handler;
}

type Routes = ServerBuild['routes'];

function withSharedParts(routes: Routes): Routes {
	/** The equal parts by request context, because the loaders of a request share them. */
	const parts = new WeakMap<object, PartDeduplicator>();
	const partsOf = (request: object) => {
		const requestParts = parts.get(request) ?? new PartDeduplicator();
		parts.set(request, requestParts);
		return requestParts;
	};
	const shared: Routes = {};
	for (const [id, route] of Object.entries(routes)) {
		const loader = route?.module.loader;
		if (!route || !loader) shared[id] = route;
		else {
			const sharingLoader: LoaderFunction = async (args) => {
				const response: unknown = await loader(args);
				return partsOf(args.context).share(response);
			};
			shared[id] = { ...route, module: { ...route.module, loader: sharingLoader } };
		}
	}
	return shared;
}
