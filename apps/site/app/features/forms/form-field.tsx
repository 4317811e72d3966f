import { fieldLengths } from '@website/contracts/forms';
import { formInputs } from '#shared/forms/form-inputs.ts';
import { useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { Choices } from './choices';
import { FieldError } from './field-error';
import type { FormFieldProps, VisitorField } from './visitor-form';

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
