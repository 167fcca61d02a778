// Apart from the others: these two come with every page, in case one fails.
import { Drawing, ground } from './Drawing';
import classes from './drawings.module.css';

export function LostPage() {
  return (
    <Drawing>
      {ground}
      <path d="M33 118V6a5 5 0 0 1 5-5h72l26 26v91" />
      <path d="M110 1v22a4 4 0 0 0 4 4h22" />
      <path d="M51 29h34M51 47h68M51 83h68M51 101h46" />
      <path className={classes.accent} strokeDasharray="3.5 5" d="M51 65h68" />
      <circle className={classes.paper} cx="147" cy="77" r="20" />
      <path d="m161 92 16 15" strokeWidth="3" />
      <path className={classes.accent} d="M140.5 72.5a6.5 6.5 0 1 1 9.5 5.800c-2.200 1.200-3 2.400-3 4.700" />
      <path className={classes.accent} d="M147 88v.1" />
    </Drawing>
  );
}

export function TornPage() {
  return (
    <Drawing>
      {ground}
      <path d="M46 118V6a5 5 0 0 1 5-5h78a5 5 0 0 1 5 5v44" />
      <path d="M62 22h40M62 38h56" />
      <path className={classes.accent} d="m46 66 14-9 15 12 15-14 15 12 14-11 15 10" />
      <path d="M134 82v36M62 92h56M62 106h38" />
    </Drawing>
  );
}
