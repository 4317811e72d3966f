import type { MetaDescriptor } from 'react-router';

/** One JSON-LD script holding a graph of schema.org nodes; nothing when there are none. */
export function jsonLd(nodes: readonly Record<string, unknown>[]): MetaDescriptor[] {
	return nodes.length > 0
		? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...nodes] } as never }]
		: [];
}
