import type { FormProblem } from '@website/contracts/forms';
import { formInputs } from '#shared/forms/form-inputs.ts';
import { FieldError } from './field-error';
import type { VisitorForm } from './visitor-form';

interface ConsentFieldProps {
	id: string;
	form: VisitorForm;
	/** Whether the visitor has agreed to the current version of the text. */
	hasConsent: boolean;
	problem: FormProblem | undefined;
}

/** The consent checkbox; submits the version of its text. */
export function ConsentField({ id, form, hasConsent, problem }: ConsentFieldProps) {
	return (
		<div>
			<FieldError id={`${id}-error`} problem={problem} />
			<label htmlFor={id} className="flex items-start gap-3 py-2">
				<input
					id={id}
					type="checkbox"
					name={formInputs.consent}
					value={form.consentVersion}
					defaultChecked={hasConsent}
					required
					aria-invalid={problem ? true : undefined}
					aria-describedby={problem ? `${id}-error` : undefined}
					className="mt-1 size-5 shrink-0 scroll-mt-28"
				/>
				<span className="whitespace-pre-line">{form.consentText}</span>
			</label>
		</div>
	);
}
