import { formInputs } from '#shared/forms/form-inputs.ts';
import { FieldError } from './field-error';
import type { FormFieldProps } from './visitor-form';

interface ChoicesProps extends FormFieldProps {
	label: string;
	describedBy: string;
}

/** Checkboxes in a fieldset with a legend (WCAG 1.3.1). */
export function Choices({ id, field, values, problem, label, describedBy }: ChoicesProps) {
	return (
		<fieldset id={id} tabIndex={-1} aria-describedby={describedBy || undefined}>
			<legend className="font-bold">{label}</legend>
			{field.help !== '' && (
				<p id={`${id}-help`} className="text-sm text-muted">
					{field.help}
				</p>
			)}
			<FieldError id={`${id}-error`} problem={problem} />
			<div className="mt-1 grid">
				{field.choices.map((choice) => (
					<label key={choice.value} className="flex min-h-11 items-center gap-3">
						<input
							type="checkbox"
							name={formInputs.fieldPrefix + field.name}
							value={choice.value}
							defaultChecked={values.includes(choice.value)}
							className="size-5 shrink-0"
						/>
						{choice.label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
