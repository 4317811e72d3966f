import { useCombobox } from 'downshift';
import type { CountryOption } from './country-options';

type Reducer = NonNullable<Parameters<typeof useCombobox<CountryOption>>[0]['stateReducer']>;

const { stateChangeTypes: type } = useCombobox;

/** Unlike Downshift's usual combobox: Enter chooses only what was typed or reached by keys, leaving chooses nothing, a click never closes. */
export const countryFieldState: Reducer = (state, { type: change, changes }) => {
	const text = changes.inputValue ?? state.inputValue;
	switch (change) {
		case type.InputChange:
		case type.InputClick:
		case type.FunctionOpenMenu:
		case type.FunctionSetInputValue:
			return {
				...changes,
				isOpen: change === type.FunctionSetInputValue ? state.isOpen : true,
				highlightedIndex: text.trim() ? 0 : -1,
			};
		case type.InputKeyDownEnter:
			// A text that names no country stays for correction, with an error below it.
			if (text.trim() && !changes.selectedItem) return state;
			return { ...changes, isOpen: false, highlightedIndex: -1, inputValue: '' };
		case type.ItemClick:
		case type.FunctionSelectItem:
			return { ...changes, isOpen: false, highlightedIndex: -1, inputValue: '' };
		case type.InputBlur:
			return { ...state, isOpen: false, highlightedIndex: -1 };
		// The pointer may rest where the list opens: it shows what it is over, and means it only by a click.
		case type.ItemMouseMove:
		case type.MenuMouseLeave:
			return state;
		default:
			return changes;
	}
};
