import type { InterfaceLanguage } from "#domain/account/interfaceLanguages.ts";
import { linkMinutes } from "#lambdas/stores/signInLinks.ts";

/** The texts of all e-mails about signing in. */
const english = {
  hello: "Hello",
  closing: "The Ghostlight team",
  toSignIn: "Go to the sign-in page",
  signInNow: "Sign in to Ghostlight",
  link: {
    subject: "Your Ghostlight sign-in link",
    lead: "You asked for a link to sign in to Ghostlight. You don't need a password. This link signs you in once:",
    terms: `The link works for ${linkMinutes} minutes. If you request a newer one, this one stops working. If you didn't request this link, you can ignore this e-mail. Nobody can sign in without it.`,
  },
  secondFactor: {
    subject: "Sign in to Ghostlight with your password and code",
    lead: "You asked for a sign-in link. Your account is protected by an authenticator app, so sign-in links don't work for it. Please sign in with your password and the code from the app:",
    notMe: "If you didn't request this link, you can ignore this e-mail.",
  },
  accountExists: {
    subject: "You already have a Ghostlight account",
    lead: "Someone, probably you, tried to create a Ghostlight account with this e-mail address. You already have an account.",
    byLink: "This link signs you in:",
    byPassword: "Sign in with your password and the code from your authenticator app:",
    terms: `The link works once, within ${linkMinutes} minutes.`,
    forgotten: "Forgot your password? Set a new one:",
  },
  addressInUse: {
    subject: "This address already has a Ghostlight account",
    lead: "Someone, probably you, tried to change the e-mail address of another Ghostlight account to this one. This address already has its own account, so nothing was changed.",
    way: "To use that account, sign in with this address. To use this address for your other account, delete this account first, or choose a different address.",
  },
  newCodes: {
    subject: "New recovery codes for your Ghostlight account",
    lead: "New recovery codes were made for your Ghostlight account. Together with your password, each of them removes your authenticator app once. Earlier codes don't work anymore.",
    notMe:
      "If it wasn't you, change your password, sign out everywhere, and make new recovery codes. All of that is under Sign-in and security.",
  },
  usedCode: {
    subject: "Your authenticator app was removed from Ghostlight",
    lead: "Someone, probably you, entered your password and a recovery code. Your Ghostlight account isn't protected by an authenticator app anymore, and your other recovery codes don't work anymore.",
    next: "To protect your account again, set up an authenticator app under Sign-in and security.",
    notMe: "If it wasn't you, set a new password now, sign out everywhere, and write to us through the contact form.",
  },
  nothingChanged: "If it wasn't you, you don't need to do anything. Your account hasn't changed.",
  confirm: {
    subject: "Confirm your e-mail address for Ghostlight",
    lead: "Welcome to Ghostlight. To finish creating your account, confirm that this e-mail address is yours.",
    button: "Confirm my address",
    terms:
      "The link works for 24 hours. If you didn't sign up, you can ignore this e-mail, and no account will be created.",
  },
  reset: {
    subject: "Set a new Ghostlight password",
    lead: "Someone, probably you, asked to set a new password for your Ghostlight account.",
    button: "Set a new password",
    terms: "The link works for 1 hour. If it wasn't you, you can ignore this e-mail. Your password won't change.",
  },
  newAddress: {
    subject: "Your Ghostlight code",
    lead: "To use this e-mail address for your account, enter this code on the page where you requested it:",
    terms: "The code works for 24 hours. Until you enter it, your current address stays the same.",
  },
};

type MailWords = typeof english;

const spanish: MailWords = {
  hello: "Hola",
  closing: "El equipo de Ghostlight",
  toSignIn: "Ir a la página de inicio de sesión",
  signInNow: "Iniciar sesión en Ghostlight",
  link: {
    subject: "Tu enlace para entrar en Ghostlight",
    lead: "Pediste un enlace para iniciar sesión en Ghostlight. No necesitas contraseña. Este enlace inicia tu sesión una vez:",
    terms: `El enlace sirve durante ${linkMinutes} minutos. Si pides uno nuevo, este deja de funcionar. Si no pediste este enlace, puedes ignorar este correo. Nadie puede iniciar sesión sin él.`,
  },
  secondFactor: {
    subject: "Entra en Ghostlight con tu contraseña y tu código",
    lead: "Pediste un enlace para iniciar sesión. Tu cuenta está protegida con una app de autenticación, así que los enlaces no funcionan. Inicia sesión con tu contraseña y el código de la app:",
    notMe: "Si no pediste este enlace, puedes ignorar este correo.",
  },
  accountExists: {
    subject: "Ya tienes una cuenta de Ghostlight",
    lead: "Alguien, probablemente tú, intentó crear una cuenta de Ghostlight con este correo. Ya tienes una cuenta.",
    byLink: "Este enlace inicia tu sesión:",
    byPassword: "Inicia sesión con tu contraseña y el código de tu app de autenticación:",
    terms: `El enlace sirve una vez, durante ${linkMinutes} minutos.`,
    forgotten: "¿Olvidaste tu contraseña? Crea una nueva:",
  },
  addressInUse: {
    subject: "Esta dirección ya tiene una cuenta de Ghostlight",
    lead: "Alguien, probablemente tú, intentó cambiar a esta dirección el correo de otra cuenta de Ghostlight. Esta dirección ya tiene su propia cuenta, así que no cambió nada.",
    way: "Para usar esa cuenta, inicia sesión con esta dirección. Para usar esta dirección en tu otra cuenta, primero elimina esta cuenta o elige otra dirección.",
  },
  newCodes: {
    subject: "Códigos de recuperación nuevos para tu cuenta de Ghostlight",
    lead: "Se crearon códigos de recuperación nuevos para tu cuenta de Ghostlight. Junto con tu contraseña, cada uno quita una vez tu app de autenticación. Los códigos anteriores ya no sirven.",
    notMe:
      "Si no fuiste tú, cambia tu contraseña, cierra la sesión en todas partes y crea códigos nuevos. Todo eso está en Inicio de sesión y seguridad.",
  },
  usedCode: {
    subject: "Se quitó tu app de autenticación de Ghostlight",
    lead: "Alguien, probablemente tú, escribió tu contraseña y un código de recuperación. Tu cuenta de Ghostlight ya no está protegida con una app de autenticación, y tus otros códigos de recuperación ya no sirven.",
    next: "Para volver a proteger tu cuenta, configura una app de autenticación en Inicio de sesión y seguridad.",
    notMe:
      "Si no fuiste tú, crea ahora una contraseña nueva, cierra la sesión en todas partes y escríbenos por el formulario de contacto.",
  },
  nothingChanged: "Si no fuiste tú, no necesitas hacer nada. Tu cuenta no cambió.",
  confirm: {
    subject: "Confirma tu correo para Ghostlight",
    lead: "Te damos la bienvenida a Ghostlight. Para terminar de crear tu cuenta, confirma que esta dirección es tuya.",
    button: "Confirmar mi dirección",
    terms:
      "El enlace sirve durante 24 horas. Si no creaste una cuenta, puedes ignorar este correo y no se creará ninguna.",
  },
  reset: {
    subject: "Crea una contraseña nueva para Ghostlight",
    lead: "Alguien, probablemente tú, pidió crear una contraseña nueva para tu cuenta de Ghostlight.",
    button: "Crear una contraseña nueva",
    terms: "El enlace sirve durante 1 hora. Si no fuiste tú, puedes ignorar este correo. Tu contraseña no cambiará.",
  },
  newAddress: {
    subject: "Tu código de Ghostlight",
    lead: "Para usar esta dirección en tu cuenta, escribe este código en la página donde lo pediste:",
    terms: "El código sirve durante 24 horas. Hasta que lo escribas, tu dirección actual no cambia.",
  },
};

export const mailWords: Readonly<Record<InterfaceLanguage, MailWords>> = { en: english, es: spanish };
