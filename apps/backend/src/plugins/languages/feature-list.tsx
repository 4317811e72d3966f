'use client';
import { type Feature, features } from '@website/contracts/site-options';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { featureNames, languagesWords as w } from './words.ts';

interface Props {
	selected: readonly Feature[];
	onChange: (features: Feature[]) => void;
}

/** Checkboxes for what the site has besides its pages. */
export function FeatureList({ selected, onChange }: Props) {
	const t = useTranslator();
	return (
		<fieldset className="choice-list">
			<legend>{t(w.features)}</legend>
			<p className="own-quiet">{t(w.featuresHint)}</p>
			{features.map((feature) => (
				<div className="choice-list__row" key={feature}>
					<label>
						<input
							checked={selected.includes(feature)}
							name={`features-${feature}`}
							onChange={({ target }) =>
								onChange(
									features.filter((one) =>
										one === feature ? target.checked : selected.includes(one),
									),
								)
							}
							type="checkbox"
						/>
						<strong>{t(featureNames[feature])}</strong>
					</label>
				</div>
			))}
		</fieldset>
	);
}
