import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { MetaDescriptor } from 'react-router';

/** A JSON-LD script with a graph of schema.org nodes; empty without nodes. */
export function jsonLd(nodes: readonly Record<string, unknown>[]): MetaDescriptor[] {
	if (nodes.length === 0) return [];
	const graph: unknown = JSON.parse(withoutSoftHyphens(JSON.stringify(nodes)));
	return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } as never }];
}
