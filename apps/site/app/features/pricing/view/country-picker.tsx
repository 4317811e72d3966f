import { lazy, Suspense, useState } from 'react';
import { PickerFace, pickerClass } from './picker-face';

const loadCombobox = () => import('./country-combobox');
const CountryCombobox = lazy(loadCombobox);

/** Opens the search for a country. Its code comes with the visitor's first sign of wanting it. */
export function CountryPicker() {
	const [wanted, setWanted] = useState(false);
	const button = (
		<button
			type="button"
			aria-haspopup="dialog"
			onPointerEnter={loadCombobox}
			onFocus={loadCombobox}
			onClick={() => setWanted(true)}
			className={pickerClass}
		>
			<PickerFace />
		</button>
	);
	if (!wanted) return button;
	return (
		<Suspense fallback={button}>
			<CountryCombobox />
		</Suspense>
	);
}
