import { CountryForm } from '../countries/country-form';
import { CountryPicker } from '../countries/country-picker';
import { CurrencySwitch } from './currency-switch';
import { LikelyChoice } from './likely-choice';

interface ToolbarProps {
	/** Target id for links to the toolbar. */
	id?: string | undefined;
	countries?: boolean;
}

/** Selects countries and currency for all prices of the page. */
export function Toolbar({ id, countries = true }: ToolbarProps) {
	return (
		<div id={id} className="mb-6 print:hidden flex flex-wrap items-start gap-x-8 gap-y-2">
			{countries && (
				<div className="w-full max-w-[28rem] min-w-0 sm:flex-1">
					<div className="[@media(scripting:none)]:hidden">
						<CountryPicker />
					</div>
					<noscript>
						<CountryForm />
					</noscript>
				</div>
			)}
			<CurrencySwitch />
			{countries && <LikelyChoice />}
		</div>
	);
}
