/** Country and network code of an operator (ITU-T E.212): three digits, then two or three. */
export const mccMncPattern = /^\d{5,6}$/;
