/** What stands in front of the name of a work that is to be handed in, as a regular expression source. */
export const TO_HAND_IN =
  '(?:submit|turn\\sin|hand\\sin|upload|remettre|rendre|déposer|entregar|entrega|subir|entregue|abgeben|abgabe|consegnare|inleveren)';
