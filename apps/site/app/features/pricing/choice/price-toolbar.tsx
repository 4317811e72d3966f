import { CountryForm } from '../countries/country-form';
import { CountryPicker } from '../countries/country-picker';
import { CurrencySwitch } from './currency-switch';

export function Toolbar({ countries = true }: { countries?: boolean }) {
	return (
		<div className="mb-6 print:hidden flex flex-wrap items-start gap-x-8 gap-y-2">
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
		</div>
	);
}
