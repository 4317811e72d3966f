export {
	type Currency,
	currencies,
	defaultCurrency,
	isCurrency,
} from '@website/contracts/currencies';
