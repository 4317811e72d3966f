import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CountryComboboxProps } from './country-combobox';
import { CountryFieldFrame, useCountryField } from './country-field';

const loadCombobox = () => import('./country-combobox');

/** What the visitor did in the plain field before the search took its place. */
function leftBehind(field: HTMLInputElement): CountryComboboxProps['taken'] {
	return {
		text: field.value,
		caret: field.selectionStart ?? field.value.length,
		focused: document.activeElement === field,
		entered: field.dataset.entered !== undefined,
	};
}

/**
 * Searches a country to add. A plain text field from the server on, so that whatever is typed while scripts are on
 * their way stays in it; the search takes its place, with text, caret, focus and a pressed Enter, once its code is there.
 */
export function CountryPicker() {
	const id = useId();
	const look = useCountryField();
	const field = useRef<HTMLInputElement>(null);
	const [search, setSearch] = useState<{
		Combobox: ComponentType<CountryComboboxProps>;
		taken: CountryComboboxProps['taken'];
	} | null>(null);

	const takeOver = useCallback(async () => {
		try {
			const { default: Combobox } = await loadCombobox();
			const plain = field.current;
			// At once: a key between reading the text and replacing the field would be lost.
			if (plain) flushSync(() => setSearch({ Combobox, taken: leftBehind(plain) }));
		} catch {
			// The field stays as it is, and the next touch tries again.
		}
	}, []);

	// It may have been used before React took over, without an event for it.
	useEffect(() => {
		const { current } = field;
		if (current && (current.value || document.activeElement === current)) void takeOver();
	}, [takeOver]);

	return (
		<CountryFieldFrame id={id}>
			{search ? (
				<search.Combobox id={id} taken={search.taken} />
			) : (
				<input
					{...look}
					ref={field}
					id={id}
					type="text"
					role="combobox"
					aria-expanded={false}
					aria-autocomplete="list"
					onPointerEnter={() => void loadCombobox().catch(() => undefined)}
					onFocus={takeOver}
					onInput={takeOver}
				/>
			)}
		</CountryFieldFrame>
	);
}
