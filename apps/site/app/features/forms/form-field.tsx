import { type FormProblem, fieldLengths } from '@website/contracts/forms';
import { formInputs } from '#shared/forms/form-inputs.ts';
import { useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { Unbroken } from '~/ui/text/unbroken';
import type { FormFieldProps, VisitorField, VisitorForm } from './visitor-form';

interface ChoicesProps extends FormFieldProps {
	label: string;
	describedBy: string;
}

/** Checkboxes in a fieldset with a legend (WCAG 1.3.1). */
function Choices({ id, field, values, problem, label, describedBy }: ChoicesProps) {
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

/** The error of a field, shown below its label. The field refers to it by `aria-describedby`. */
export function FieldError({ id, problem }: { id: string; problem: FormProblem | undefined }) {
	const { forms } = useMessages();
	if (!problem) return null;
	return (
		<p id={id} className="mt-1 border-l-4 border-mark pl-3 font-bold">
			<Unbroken>{forms.problem[problem]}</Unbroken>
		</p>
	);
}

const types: Partial<Record<VisitorField['kind'], string>> = {
	email: 'email',
	tel: 'tel',
	url: 'url',
};

/** Classes of every form control. The scroll margin keeps label, help and error visible when the page scrolls to a control. */
const controlClass = (hasProblem: boolean): string =>
	classNames(
		'min-h-12 w-full scroll-mt-36 bg-surface px-4 py-3',
		hasProblem
			? 'shadow-[inset_0_0_0_3px_var(--mark)]'
			: 'shadow-[inset_0_0_0_2px_var(--line-strong)]',
	);

function Control({
	id,
	field,
	values,
	problem,
	describedBy,
}: FormFieldProps & { describedBy: string }) {
	const { forms } = useMessages();
	const shared = {
		id,
		name: formInputs.fieldPrefix + field.name,
		'aria-describedby': describedBy || undefined,
		'aria-invalid': problem ? true : undefined,
		required: field.required,
		autoComplete: field.autocomplete || undefined,
		defaultValue: values[0] ?? '',
		className: controlClass(problem !== undefined),
	};
	if (field.kind === 'longText')
		return (
			<textarea
				{...shared}
				rows={6}
				maxLength={fieldLengths.lines}
				className={`${shared.className} resize-y`}
			/>
		);
	if (field.kind === 'select')
		return (
			<select {...shared}>
				<option value="">{forms.choose}</option>
				{field.choices.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		);
	return (
		<input
			{...shared}
			type={types[field.kind] ?? 'text'}
			inputMode={field.kind === 'number' ? 'numeric' : undefined}
			maxLength={fieldLengths.line}
		/>
	);
}

/** A labeled field with its help and error. Optional fields are labeled as such. */
export function FormField(props: FormFieldProps) {
	const { id, field, problem } = props;
	const { forms } = useMessages();
	const label = field.required ? field.label : `${field.label} ${forms.optional}`;
	const describedBy = [field.help && `${id}-help`, problem && `${id}-error`]
		.filter(Boolean)
		.join(' ');
	if (field.kind === 'checkboxes')
		return <Choices {...props} label={label} describedBy={describedBy} />;
	return (
		<div className="flex flex-col">
			<label htmlFor={id} className="block font-bold">
				{label}
			</label>
			{field.help !== '' && (
				<p id={`${id}-help`} className="text-sm text-muted">
					{field.help}
				</p>
			)}
			<FieldError id={`${id}-error`} problem={problem} />
			<div className="mt-auto pt-2">
				<Control {...props} describedBy={describedBy} />
			</div>
		</div>
	);
}

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
