import type { ArrayFieldServerProps, Payload } from 'payload';
import { z } from 'zod';
import './answers.css';
import { localeCodes } from '@website/contracts/locales';

const submissionData = z.object({
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

/** The labels of a form's fields by name, in a language of the admin panel. Empty if the form has been deleted. */
async function loadFieldLabels(
	payload: Payload,
	form: number | null | undefined,
	language: string,
): Promise<Map<string, string>> {
	const locale = localeCodes.find((code) => code === language);
	if (!form || !locale) return new Map();
	const formDocument = await payload.findByID({
		collection: 'forms',
		id: form,
		locale,
		fallbackLocale: false,
		depth: 0,
		disableErrors: true,
	});
	return new Map(
		(formDocument?.fields ?? []).flatMap(({ name, label }) =>
			label ? [[name, label] as const] : [],
		),
	);
}

/**
 * The answers of a visitor, each with the label of its field: in the editor's language if the form still has one, otherwise the label that
 * the visitor saw.
 */
export async function Answers({ data, i18n, payload }: ArrayFieldServerProps) {
	const { form, answers } = submissionData.parse(data);
	const labels = await loadFieldLabels(payload, form, i18n.language);
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
