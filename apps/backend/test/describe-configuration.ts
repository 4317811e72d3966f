import { createHash } from 'node:crypto';
import type { Endpoint, SanitizedConfig } from 'payload';

type Lines = string[];
type Entity = SanitizedConfig['collections'][number] | SanitizedConfig['globals'][number];

const indent = (lines: Lines) => lines.map((line) => `  ${line}`);

/** A hash of the source of an unnamed function, without the names that the test runner gives to its imports. */
function fingerprint(text: string): string {
	const normalized = text
		.replaceAll(/\(0,__vite_ssr_import_\d+__\.(\w+)\)/g, '$1')
		.replaceAll(/\s+/g, ' ');
	return `unnamed ${createHash('sha256').update(normalized).digest('hex').slice(0, 6)}`;
}

const nameOf = (value: unknown): string =>
	typeof value === 'function' ? value.name || fingerprint(value.toString()) : String(value);

/** A line for each key that has functions, sorted by key. */
function functionLines(heading: string, parts: object | undefined): Lines {
	const lines = Object.entries(parts ?? {})
		.map(([key, part]): [string, unknown[]] => [key, [part ?? []].flat()])
		.filter(([, functions]) => functions.length > 0)
		.map(([key, functions]) => `${key}: ${functions.map(nameOf).join(', ')}`);
	return lines.length > 0 ? [heading, ...indent(lines.sort())] : [];
}

function endpointLines(endpoints: readonly Omit<Endpoint, 'root'>[] | false | undefined): Lines {
	const lines = (endpoints || []).map(
		({ method, path, handler }) => `${method} ${path} ${nameOf(handler)}`,
	);
	return lines.length > 0 ? ['endpoints', ...indent(lines)] : [];
}

const entityLines = (kind: string, { slug, hooks, access, endpoints }: Entity): Lines => [
	`${kind} ${slug}`,
	...indent([
		...functionLines('hooks', hooks),
		...functionLines('access', access),
		...endpointLines(endpoints),
	]),
	'',
];

/** The hooks, access and endpoints of the sanitized configuration as text, in the order in which Payload runs them. */
export const describeConfiguration = (config: SanitizedConfig): string =>
	[
		...functionLines('hooks', config.hooks),
		...endpointLines(config.endpoints),
		'jobs',
		...indent((config.jobs.tasks ?? []).map(({ slug }) => slug)),
		'',
		...config.collections.flatMap((collection) => entityLines('collection', collection)),
		...config.globals.flatMap((global) => entityLines('global', global)),
	].join('\n');
