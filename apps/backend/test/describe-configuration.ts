import { createHash } from 'node:crypto';
import type { Endpoint, Field, SanitizedConfig, Tab } from 'payload';

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

/** The name of a function, the export of a component (folders may change), or the JSON of any other value. */
function nameOf(value: unknown): string {
	if (typeof value === 'function') return value.name || fingerprint(value.toString());
	if (typeof value === 'string') return value.slice(value.indexOf('#') + 1);
	if (value && typeof value === 'object' && 'path' in value) {
		const component = value as { path: string; exportName?: string };
		return component.exportName ?? nameOf(component.path);
	}
	return JSON.stringify(value) ?? 'undefined';
}

/** The functions or components in an object of lists: one line per key that has any, in the order of the keys. */
function listLines(heading: string, parts: object | undefined): Lines {
	const lines = Object.entries(parts ?? {}).flatMap(([key, part]): Lines => {
		if (part === undefined || part === null || (Array.isArray(part) && part.length === 0))
			return [];
		if (Array.isArray(part)) return [`${key}: ${part.map(nameOf).join(', ')}`];
		if (typeof part === 'object' && !('path' in part)) return listLines(key, part);
		return [`${key}: ${nameOf(part)}`];
	});
	return lines.length > 0 ? [heading, ...indent(lines)] : [];
}

function endpointLines(listLines: readonly Omit<Endpoint, 'root'>[] | false | undefined): Lines {
	const lines = (listLines || []).map(
		({ method, path, handler }) => `${method} ${path} ${nameOf(handler)}`,
	);
	return lines.length > 0 ? ['endpoints', ...indent(lines)] : [];
}

/** Describes fields. A block that was described before is only named. */
function fieldLines(fields: readonly Field[], blocks: Set<string>): Lines {
	const tab = (part: Tab): Lines => [
		`tab ${'name' in part ? part.name : ''}`.trim(),
		...indent(fieldLines(part.fields, blocks)),
	];
	return fields.flatMap((field): Lines => {
		const flags = (
			['localized', 'required', 'unique', 'index', 'hidden', 'virtual'] as const
		).filter((flag) => new Map<string, unknown>(Object.entries(field)).get(flag));
		const line = [field.type, 'name' in field ? field.name : '', ...flags]
			.filter(Boolean)
			.join(' ');
		const ownLines = [
			...listLines('hooks', 'hooks' in field ? field.hooks : undefined),
			...listLines('access', 'access' in field ? field.access : undefined),
			...listLines('components', field.admin?.components),
		];
		const nestedLines =
			field.type === 'tabs'
				? field.tabs.flatMap(tab)
				: field.type === 'blocks'
					? field.blocks.flatMap((block) => {
							const lines = fieldLines(block.fields, blocks);
							const text = `${block.slug}\n${lines.join('\n')}`;
							if (blocks.has(text)) return [`block ${block.slug} as above`];
							blocks.add(text);
							return [`block ${block.slug}`, ...indent(lines)];
						})
					: 'fields' in field
						? fieldLines(field.fields, blocks)
						: [];
		return [line, ...indent([...ownLines, ...nestedLines])];
	});
}

function entityLines(kind: string, entity: Entity, blocks: Set<string>): Lines {
	return [
		`${kind} ${entity.slug}`,
		...indent([
			...listLines('hooks', entity.hooks),
			...listLines('access', entity.access),
			...listLines('components', entity.admin?.components),
			...endpointLines(entity.endpoints),
			'fields',
			...indent(fieldLines(entity.fields, blocks)),
		]),
		'',
	];
}

/** The sanitized configuration as text, in the order in which Payload runs it. */
export function describeConfiguration(config: SanitizedConfig): string {
	const blocks = new Set<string>();
	return [
		...listLines('hooks', config.hooks),
		...listLines('components', config.admin.components),
		...endpointLines(config.endpoints),
		'jobs',
		...indent((config.jobs.tasks ?? []).map(({ slug }) => slug)),
		'',
		...config.collections.flatMap((collection) => entityLines('collection', collection, blocks)),
		...config.globals.flatMap((global) => entityLines('global', global, blocks)),
	].join('\n');
}
