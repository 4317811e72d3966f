import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { MetaDescriptor } from 'react-router';

/** A `meta` element with a name; none for an empty content. */
export function named(name: string, content: string): MetaDescriptor[] {
	return content ? [{ name, content: withoutSoftHyphens(content) }] : [];
}

/** A `meta` element with a property, as Open Graph has them; none for an empty content. */
export function property(name: string, content: string): MetaDescriptor[] {
	return content ? [{ property: name, content: withoutSoftHyphens(content) }] : [];
}
