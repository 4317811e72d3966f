import type { CollectionSlug, Field, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { isRecord } from '../platform/http/reading/json-record.ts';
import { innerRequest } from '../platform/transactions/inner-request.ts';

/** A document or a global that may use others. */
export type Holder =
	| { kind: 'collection'; slug: CollectionSlug; id: number }
	| { kind: 'global'; slug: GlobalSlug };

/** For example pages:12 or global:header. */
export const holderKey = (holder: Holder): string =>
	holder.kind === 'global' ? `global:${holder.slug}` : `${holder.slug}:${holder.id}`;

/** The holder of a key; undefined when the configuration has no such collection or global. */
export function holderOf({ config }: Payload, key: string): Holder | undefined {
	const [name, rest = ''] = key.split(':');
	if (name === 'global') {
		const slug = config.globals.find((one) => one.slug === rest)?.slug;
		return slug === undefined ? undefined : { kind: 'global', slug };
	}
	const slug = config.collections.find((one) => one.slug === name)?.slug;
	return slug === undefined ? undefined : { kind: 'collection', slug, id: Number(rest) };
}

/** The configuration of a holder's kind. */
export function configOf({ config }: Payload, { kind, slug }: Holder) {
	const all = kind === 'global' ? config.globals : config.collections;
	const found = all.find((one) => one.slug === slug);
	if (!found) throw new Error(`There is no ${slug}`);
	return found;
}

/** The field that names a holder and is stored: one shown in its place says whose words it shows (`custom.of`). */
export function titleFieldOf(payload: Payload, holder: Holder): string | undefined {
	const config = configOf(payload, holder);
	if (!('labels' in config)) return undefined;
	const name = config.admin.useAsTitle;
	const field = config.fields.find((one) => 'name' in one && one.name === name);
	const shown: unknown = field?.custom?.of;
	return typeof shown === 'string' ? shown : name;
}

export const fieldsOf = (payload: Payload, holder: Holder): Field[] =>
	configOf(payload, holder).fields;

export const hasDrafts = (payload: Payload, holder: Holder): boolean =>
	Boolean(configOf(payload, holder).versions?.drafts);

/**
 * A holder as it is stored, published or in its newest version, in one language or in all at once; null when there is none,
 * or when it is in the trash.
 */
export async function readHolder(
	req: PayloadRequest,
	holder: Holder,
	locale: 'all' | 'en' | 'da' | 'de',
	draft: boolean,
): Promise<Record<string, unknown> | null> {
	const { payload } = req;
	const shared = {
		depth: 0,
		locale,
		draft,
		fallbackLocale: false,
		req: innerRequest(req),
	} as const;
	const found: unknown =
		holder.kind === 'global'
			? await payload.findGlobal({ slug: holder.slug, ...shared })
			: await payload.findByID({
					collection: holder.slug,
					id: holder.id,
					disableErrors: true,
					...shared,
				});
	return isRecord(found) ? found : null;
}
