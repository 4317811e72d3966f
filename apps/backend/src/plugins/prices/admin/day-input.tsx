'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { FormattedTime } from '../../../admin/formatted-time.tsx';

/** An input for a day without time and time zone: the browser's native date field. */
export const DayInput: TextFieldClientComponent = ({ field, path, readOnly }) => {
	const { value, setValue, showError, disabled } = useField<string>({ path });
	const id = `field-${path.replaceAll('.', '__')}`;
	return (
		<div className="field-type text">
			<FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
			<div className="field-type__wrap">
				<FieldError path={path} showError={showError} />
				<input
					disabled={Boolean(readOnly) || disabled}
					id={id}
					onChange={(event) => setValue(event.target.value)}
					required
					type="date"
					value={value ?? ''}
				/>
				<FormattedTime value={value ?? ''} />
			</div>
			<FieldDescription description={field.admin?.description} path={path} />
		</div>
	);
};
