import { Drawing, ground } from './Drawing';
import classes from './drawings.module.css';

export function FromPageToList() {
  return (
    <Drawing width={200}>
      <rect x="6" y="3" width="84" height="114" rx="5" />
      <path className={classes.pale} d="M20 23h34M20 37h56M20 79h56M20 93h40" />
      <rect className={classes.accent} x="17" y="50" width="62" height="17" rx="4" />
      <path className={classes.accent} d="M24 58.5h34M91 58.5h25" strokeDasharray="34 7 3.5 5" />
      <path d="M118 19h81" />
      <path className={classes.pale} d="M132 39h67M132 79h67M132 99h44" />
      <circle className={classes.pale} cx="122" cy="39" r="3.5" />
      <circle className={classes.pale} cx="122" cy="79" r="3.5" />
      <circle className={classes.pale} cx="122" cy="99" r="3.5" />
      <rect className={classes.accent} x="118" y="50" width="81" height="17" rx="4" />
      <path className={classes.accent} d="m125 58.5 3 3 6-6.5M141 58.5h40" />
    </Drawing>
  );
}

export function EmptyMonth() {
  return (
    <Drawing>
      <rect x="30" y="14" width="120" height="100" rx="6" />
      <path d="M30 40h120M58 4v20M122 4v20" />
      <path className={classes.pale} d="M60 41v72M90 41v72M120 41v72M31 64h118M31 88h118" />
      <rect className={classes.accent} x="94" y="68" width="22" height="16" rx="3" />
    </Drawing>
  );
}

export function QuietTalk() {
  return (
    <Drawing>
      <path d="M24 18h84a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H52L36 82V68H24a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6Z" />
      <path className={classes.pale} d="M34 34h62M34 50h40" />
      <path
        className={classes.accent}
        d="M128 52h28a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6h-8v13l-15-13H88a6 6 0 0 1-6-6v-7"
      />
      <path className={classes.accent} d="M100 82h46" strokeDasharray="3.5 5" />
    </Drawing>
  );
}

export function OpenCircle() {
  return (
    <Drawing>
      {ground}
      <circle cx="66" cy="50" r="20" />
      <path d="M30 118c0-24 15-38 36-38s36 14 36 38" />
      <circle className={classes.accent} cx="124" cy="60" r="15" strokeDasharray="3.5 5" />
      <path className={classes.accent} d="M96 118c2-21 13-33 28-33s27 12 28 33" strokeDasharray="3.5 5" />
    </Drawing>
  );
}

export function Unplugged() {
  return (
    <Drawing>
      <path d="M12 62h38M50 44h22a18 18 0 0 1 0 36H50z" />
      <path d="M90 53h14M90 71h14" />
      <path className={classes.accent} d="M150 44h-16a18 18 0 0 0 0 36h16z" />
      <path className={classes.accent} d="M150 62h22" />
      <path className={classes.pale} d="M108 30l6 8M118 24v11M128 30l-6 8" />
    </Drawing>
  );
}

export function ClosedDoor() {
  return (
    <Drawing>
      {ground}
      <path d="M56 118V10a5 5 0 0 1 5-5h58a5 5 0 0 1 5 5v108" />
      <path className={classes.pale} d="M70 22h40v34H70zM70 70h40v34H70z" />
      <circle className={classes.accent} cx="114" cy="63" r="4" />
      <path className={classes.accent} d="M114 67v9" />
    </Drawing>
  );
}

export function LetterSent() {
  return (
    <Drawing>
      <rect x="34" y="28" width="112" height="78" rx="6" />
      <path d="m36 33 54 42 54-42" />
      <path className={classes.pale} d="M6 50h18M14 66h10M2 82h22" />
      <circle className={classes.paper} cx="146" cy="30" r="14" />
      <circle className={classes.accent} cx="146" cy="30" r="14" />
      <path className={classes.accent} d="m140 30 4.5 4.5 8-9" />
    </Drawing>
  );
}
