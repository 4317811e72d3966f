import type { Currency } from '@website/contracts/currencies';
import type { PriceRange } from '#shared/prices/decimal.ts';
import { formatCount, formatRange } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { AnnouncedSms } from '../changes/announced-note';
import { CountryFlag, CountryName } from '../countries/country-label';
import { type Count, maxCount, type Volumes } from './choices';
import { type CountryEstimate, sumOf } from './estimate';
import { CostFigure } from './estimate-total';
import { NumberField } from './number-field';

/** The factors of the number of messages: "× 2 × €0.0132". */
function Unit({ price, parts, currency }: UnitProps) {
	const { pricing } = useMessages();
	const locale = useLocale();
	if (!price) return pricing.noCosts.notOffered;
	const times = parts && parts > 1 ? `× ${formatCount(parts, locale)} ` : '';
	return <span translate="no">{`${times}× ${formatRange(price, currency, locale)}`}</span>;
}

interface UnitProps {
	price: PriceRange | null;
	parts: Count;
	currency: Currency;
}

interface VolumeListProps {
	countries: CountryEstimate[];
	volumes: ReadonlyMap<string, Volumes>;
	segments: Count;
	currency: Currency;
	onChange: (country: string, changes: Partial<Volumes>) => void;
}

/** The number of messages to each country, with exact price and cost. */
export function VolumeList(props: VolumeListProps) {
	const { countries, volumes, segments, currency, onChange } = props;
	const { pricing } = useMessages();
	return (
		<div className="border-t-3 border-fg">
			{countries.map(({ country, unit, sms, rcs }) => {
				const volume = volumes.get(country) ?? { sms: 0, rcs: 0 };
				return (
					<fieldset key={country} className="border-b border-line py-4">
						<legend className="float-left mb-2 flex w-full items-center gap-x-3 font-bold">
							<CountryFlag code={country} className="h-5" />
							<CountryName code={country} />
						</legend>
						<div className="clear-both flex flex-wrap items-start gap-x-4 gap-y-3 *:flex-1 *:basis-36">
							<NumberField
								label={pricing.messagesSms}
								value={volume.sms}
								max={maxCount}
								onChange={(count) => onChange(country, { sms: count })}
								hint={<Unit price={unit.sms} parts={segments} currency={currency} />}
							/>
							<NumberField
								label={pricing.messagesRcs}
								value={volume.rcs}
								max={maxCount}
								onChange={(count) => onChange(country, { rcs: count })}
								hint={<Unit price={unit.rcs} parts={1} currency={currency} />}
							/>
							<p className="sm:text-right">
								<span className="mb-1.5 block text-sm font-bold">{pricing.cost}</span>
								<span className="block py-2 tabular-nums">
									<CostFigure cost={sumOf([sms, rcs])} currency={currency} />
								</span>
							</p>
						</div>
						<AnnouncedSms country={country} currency={currency} />
					</fieldset>
				);
			})}
		</div>
	);
}
