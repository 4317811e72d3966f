import { withLabel } from '@website/contracts/forms';
import { formAnchor, formInputs } from '#shared/forms/form-inputs.ts';
import type { FormState } from '#shared/forms/form-state.ts';
import { useMessages } from '~/i18n/context';
import { Heading } from '~/ui/text/heading';
import { Unbroken } from '~/ui/text/unbroken';
import type { VisitorForm } from './visitor-form';

interface FormNoticeProps {
	state: FormState;
	form: VisitorForm;
	/** The id of the control of a field. */
	controlId: (field: string) => string;
}

/**
 * Explains why a form is shown again, with a link to each invalid field (WCAG 3.3.1, 4.1.3).
 */
export function FormNotice({ state, form, controlId }: FormNoticeProps) {
	const { forms } = useMessages();
	const labelOf = (name: string) =>
		name === formInputs.consent
			? forms.consent
			: (form.fields.find((field) => field.name === name)?.label ?? name);
	const { title, text } = forms.notice[state.notice];
	return (
		<div
			id={state.problems.length > 0 ? undefined : formAnchor(form.id)}
			role="alert"
			tabIndex={-1}
			className="border-l-8 border-mark bg-surface p-6"
		>
			<Heading level={2} size="item">
				{title}
			</Heading>
			<p className="mt-2">{text}</p>
			{state.problems.length > 0 && (
				<ul className="mt-3 grid gap-1">
					{state.problems.map(({ field, problem }) => (
						<li key={field}>
							<a
								href={`#${controlId(field)}`}
								className="inline-flex min-h-8 items-center text-link underline decoration-2 underline-offset-4 hover:decoration-4"
							>
								<Unbroken>{withLabel(labelOf(field), forms.problem[problem])}</Unbroken>
							</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
