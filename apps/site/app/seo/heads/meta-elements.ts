import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { MetaDescriptor } from 'react-router';

/** A `meta` element with a name; omitted if the content is empty. */
export function metaName(name: string, content: string): MetaDescriptor[] {
	return content ? [{ name, content: withoutSoftHyphens(content) }] : [];
}

/** A `meta` element with a property, as in Open Graph; omitted if the content is empty. */
export function metaProperty(name: string, content: string): MetaDescriptor[] {
	return content ? [{ property: name, content: withoutSoftHyphens(content) }] : [];
}
