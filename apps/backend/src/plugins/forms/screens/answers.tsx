import type { ArrayFieldServerProps, Payload } from 'payload';
import { z } from 'zod';
import './answers.css';
import { localeCodes } from '@website/contracts/locales';

const stored = z.object({
	form: z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]).nullish(),
	answers: z
		.array(
			z.object({
				id: z.string().nullish(),
				name: z.string(),
				label: z.string().nullish(),
				value: z.string().nullish(),
			}),
		)
		.nullish(),
});

/** What the fields of a form are called in a language of the editors' interface; none of a form that is gone. */
async function labelsOf(
	payload: Payload,
	form: number | null | undefined,
	language: string,
): Promise<Map<string, string>> {
	const locale = localeCodes.find((code) => code === language);
	if (!form || !locale) return new Map();
	const found = await payload.findByID({
		collection: 'forms',
		id: form,
		locale,
		fallbackLocale: false,
		depth: 0,
		disableErrors: true,
	});
	return new Map(
		(found?.fields ?? []).flatMap(({ name, label }) => (label ? [[name, label] as const] : [])),
	);
}

/**
 * What a visitor wrote, each answer under the label of its field: in the editor's language while the form has it, else as the visitor read it.
 */
export async function Answers({ data, i18n, payload }: ArrayFieldServerProps) {
	const { form, answers } = stored.parse(data);
	const labels = await labelsOf(payload, form, i18n.language);
	return (
		<dl className="form-answers field-type">
			{(answers ?? []).map(({ id, name, label, value }) => (
				<div key={id ?? name}>
					<dt>{labels.get(name) ?? label ?? name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
