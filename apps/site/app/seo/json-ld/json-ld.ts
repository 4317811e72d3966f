import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { MetaDescriptor } from 'react-router';

/** One JSON-LD script holding a graph of schema.org nodes; nothing when there are none. */
export function jsonLd(nodes: readonly Record<string, unknown>[]): MetaDescriptor[] {
	if (nodes.length === 0) return [];
	const graph: unknown = JSON.parse(withoutSoftHyphens(JSON.stringify(nodes)));
	return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } as never }];
}
