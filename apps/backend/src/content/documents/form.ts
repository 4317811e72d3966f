import { documentTag } from '@website/contracts/cache-tags';
import type { Form } from '@website/contracts/content-types';
import { hasFeature } from '@website/contracts/site-features';
import type { Form as FormDocument } from '../../payload-types.ts';
import { idOf, type Related } from '../values/relations.ts';
import { contractObject } from './contract-object.ts';
import type { ContentReader } from './reader.ts';

/** True if the form has all texts in the locale; visitors cannot fill in a field without a label. */
const isComplete = ({ fields, submitLabel }: FormDocument): boolean =>
	Boolean(submitLabel) && (fields ?? []).every(({ label }) => Boolean(label));

/** A form as visitors see it; null if it does not exist, is disabled, is incomplete in the locale, or is for a newsletter that the site does not have. */
export async function readForm(read: ContentReader, value: Related): Promise<Form | null> {
	const id = idOf(value);
	if (id === null) return null;
	read.touch(documentTag('form', id));
	const document = await read.loaders.forms.load(id);
	if (!document?.enabled || !isComplete(document)) return null;
	if (document.kind === 'newsletter' && !hasFeature('newsletter')) return null;
	return contractObject<Form>(read, 'Form', document);
}
